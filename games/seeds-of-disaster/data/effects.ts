/** What cards and lists do, as rows: one vocabulary for event cards, intelligence events and command events. */
export const WHO = ['german', 'allied', 'player', 'enemy', 'both'] as const;
/** `player`: whoever played the card or rolled the event; `enemy`: the other. */
export type Who = (typeof WHO)[number];
export const PERMITS = ['belgium', 'lowCountries', 'metier', 'pact'] as const;
export type Permit = (typeof PERMITS)[number];

export type Effect =
  /** Points on a track; `drm` on this turn's roll for RPs; `column` on this turn's column of the IP table. */
  | {
      readonly does: 'cp' | 'ip' | 'rp' | 'drm' | 'permanent' | 'temporary' | 'column';
      readonly who: Who;
      readonly by: number;
    }
  | { readonly does: 'status'; readonly by: number }
  /** This turn steps of this price cost half, or so much more. */
  | { readonly does: 'half'; readonly price: string }
  | { readonly does: 'dearer'; readonly price: string; readonly by: number }
  /** 7.5.1 May be built from now on; or so many years earlier. */
  | { readonly does: 'open'; readonly price: string }
  | { readonly does: 'earlier'; readonly price: string; readonly by: number }
  | { readonly does: 'permit'; readonly what: Permit }
  /** More cards may be played this turn. */
  | { readonly does: 'events'; readonly by: number }
  /** Looks at stacks this turn without IPs. */
  | { readonly does: 'looks'; readonly who: Who; readonly by: number }
  /** A card of the other hand, drawn blind, is seen. */
  | { readonly does: 'peek' }
  /** This turn no roll for IPs. */
  | { readonly does: 'noRoll'; readonly who: Who }
  /** The first RPs spent this turn go to air fleets. */
  | { readonly does: 'fleetsFirst'; readonly who: Who; readonly by: number }
  /** IPs if the enemy held a manoeuvre last turn. */
  | { readonly does: 'ipIfManoeuvred'; readonly who: Who; readonly by: number }
  /** 19.0 The Allies see the chit; the Germans may then change it. */
  | { readonly does: 'unveil' };
