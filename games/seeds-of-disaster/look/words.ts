/** Units, Areas and effects in words, for cards, lists and screen readers. */
import { counted } from '../../../engine/words.ts';
import type { Effect } from '../data/effects.ts';
import type { AreaView, TableView, UnitView } from '../view.ts';
import type { BoxView } from '../view/box.ts';

const ORDINALS: { readonly [n: string]: string } = { '1': '1st', '2': '2nd', '3': '3rd' };
const ordinal = (n: string): string => ORDINALS[n] ?? `${n}th`;
/** 'G 12 Army' becomes '12th Army', 'G XIX Pz' 'XIX Panzer', 'F 1 DLM' '1st DLM'. */
export const titleOf = (name: string): string => {
  if (name === 'BEF' || name === 'Polish') return name === 'BEF' ? 'the BEF' : 'Polish Corps';
  const [, ...rest] = name.split(' ');
  const [no = '', kind] = rest;
  if (kind === 'Army') return `${ordinal(no)} Army`;
  if (kind === 'Air') return `${ordinal(no)} Air Fleet`;
  if (kind === 'Pz') return `${no} Panzer`;
  if (kind === 'Mot') return `${no} Motorised`;
  if (kind === 'Arm') return `${name.startsWith('UK') ? 'British ' : ''}${ordinal(no)} Armoured`;
  if (kind === 'DLM') return `${ordinal(no)} DLM`;
  if (no === 'Air') return 'RAF fleet';
  if (no === 'Para') return 'Parachute Corps';
  if (no === 'DLC') return 'DLC';
  const guest = GUESTS[name.split(' ')[0] ?? ''];
  return `${guest ? `${guest} ` : ''}${no} Corps`;
};
/** Nations whose corps need their name, because Allied corps can share a number. */
const GUESTS: { readonly [letter: string]: string } = { UK: 'British', B: 'Belgian', NL: 'Dutch' };
const UNIT_NAME = /\b(?:(?:G|F|UK|B|NL) (?:\d+|[IVX]+|DLC|Para|Air)(?: (?:Army|Pz|Mot|Air|Arm|DLM))?)\b/g;
/** Replaces unit codes in a sentence by titles; with `full`, by titles with the nation. */
export const inWords = (text: string, full = false): string =>
  text.replace(UNIT_NAME, name => (full ? fullTitle(name) : titleOf(name)));
const PEOPLE: { readonly [nation: string]: string } = {
  Germany: 'German',
  France: 'French',
  Britain: 'British',
  Belgium: 'Belgian',
  Netherlands: 'Dutch',
  Poland: 'Polish',
};
export const peopleOf = (nation: string): string => PEOPLE[nation] ?? nation;
export const nationOfUnit = (name: string): string => {
  const letter = name.split(' ')[0] ?? '';
  const found = { G: 'Germany', F: 'France', UK: 'Britain', BEF: 'Britain', B: 'Belgium', NL: 'Netherlands' }[letter];
  return found ?? 'Poland';
};
/** 'German 12th Army': for texts in which both sides appear. */
export const fullTitle = (name: string): string =>
  /^(?:BEF|Polish|UK |B |NL )/.test(name) ? titleOf(name) : `${peopleOf(nationOfUnit(name))} ${titleOf(name)}`;
/** The designation left of the symbol on a counter. */
export const shortOf = (name: string): string => {
  if (name === 'BEF') return 'BEF';
  if (name === 'Polish') return 'PL';
  const [, ...rest] = name.split(' ');
  const [no = '', kind = ''] = rest;
  if (kind === 'DLM' || kind === 'Arm') return `${no}${kind === 'Arm' ? 'A' : kind}`;
  return no === 'Air' ? '' : no;
};
const stepsWords = (u: UnitView): string =>
  u.steps === undefined
    ? 'strength unknown'
    : u.type === 'fleet'
      ? counted(u.dots ?? 0, 'dot')
      : `strength ${u.factor}`;
export const unitWords = (u: UnitView): string =>
  [
    fullTitle(u.name),
    stepsWords(u),
    ...(u.poised ? [`Poised with ${titleOf(u.poised)}`] : []),
    ...(u.disrupted ? ['Disrupted'] : []),
    ...(u.flown ? ['has flown this week'] : []),
  ].join(', ');

// Areas ------------------------------------------------------------------------------------------------------------
const TERRAIN: { readonly [terrain: string]: string } = {
  clear: '',
  highland: 'highland',
  swamp: 'swamp',
  waterline: 'Water Line',
  city: 'city',
};
export const groundWords = (row: BoxView['areas'][number] | undefined): string =>
  [
    row?.centre ? 'mobilisation centre' : row?.objective ? 'objective' : '',
    TERRAIN[row?.terrain ?? 'clear'],
    row?.zone ? `${row.zone} axis` : '',
  ]
    .filter(Boolean)
    .join(', ');
/** What is in an Area: units that are seen, the number of hidden ones, fortifications. */
export const occupants = (a: AreaView): readonly string[] => {
  const hidden = a.height - a.stack.length;
  return [
    ...a.stack.toReversed().map(unitWords),
    ...(hidden > 0 ? [`${counted(hidden, 'unit')} beneath, not known`] : []),
    ...(a.westwall ? [`Westwall ${a.westwall}`] : []),
    ...(a.maginot && !a.ruined ? [`Maginot Line ${a.maginot}`] : []),
    ...(a.ruined ? ['fortification destroyed'] : []),
  ];
};
export const spoken = (box: BoxView, view: TableView, name: string, legal: readonly string[]): string => {
  const row = box.areas.find(a => a.name === name);
  const area = view.areas.find(a => a.name === name);
  const parts = [
    groundWords(row),
    area ? `held by the ${area.control === 'german' ? 'Germans' : 'Allies'}` : '',
    ...(area ? occupants(area) : []),
  ].filter(Boolean);
  const more = legal.length > 4 ? [...legal.slice(0, 4), `${legal.length - 4} more`] : legal;
  return `${row?.shown ?? name}: ${parts.join('; ')}.${more.length ? ` You may: ${more.join('; ')}.` : ''}`;
};

// Effects ----------------------------------------------------------------------------------------------------------
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
const WHOM: { readonly [who: string]: string } = {
  german: 'German',
  allied: 'Allied',
  player: 'own',
  enemy: 'enemy',
  both: 'both',
};
const POINTS: { readonly [does: string]: string } = {
  cp: 'CP',
  ip: 'IP',
  rp: 'RP',
  drm: 'RP roll',
  permanent: 'collection',
  temporary: 'collection now',
  column: 'IP column',
};
/** An effect in a few words, for the foot of a card. */
export const gives = (e: Effect): string => {
  switch (e.does) {
    case 'status':
      return `status ${signed(e.by)}`;
    case 'half':
      return `${e.price} RP ½`;
    case 'dearer':
      return `${e.price} ${signed(e.by)} RP`;
    case 'open':
      return `${e.price} opens`;
    case 'earlier':
      return `${e.price} ${counted(e.by, 'year')} sooner`;
    case 'permit':
      return {
        belgium: 'into Belgium',
        lowCountries: 'Low Countries',
        metier: '2nd DLM, 2nd armoured',
        pact: 'Poland',
      }[e.what];
    case 'events':
      return `${signed(e.by)} plays`;
    case 'looks':
      return `${counted(e.by, 'free look')}`;
    case 'peek':
      return 'see a card';
    case 'noRoll':
      return `${WHOM[e.who]}: no IP roll`;
    case 'fleetsFirst':
      return `${e.by} RP to fleets first`;
    case 'ipIfManoeuvred':
      return `${signed(e.by)} IP if he manoeuvred`;
    case 'unveil':
      return 'see the axis';
    default:
      return e.who === 'player'
        ? `${signed(e.by)} ${POINTS[e.does]}`
        : `${WHOM[e.who]} ${POINTS[e.does]} ${signed(e.by)}`;
  }
};
