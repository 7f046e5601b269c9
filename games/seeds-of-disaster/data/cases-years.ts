import type { CaseText } from '../../../engine/game.ts';

/** Cases of the years and months before the war, of set-up and of what both halves share. */
export const YEAR_CASES: { readonly [c: string]: CaseText } = {
  '1.0': {
    title: 'Introduction',
    words:
      'Rearmament, intelligence and diplomacy from 1934, and the campaign in the West that comes of them, for two players.',
    norule: 'introduces the game only: states no rule',
  },
  '1.1': {
    title: 'Game Scale',
    words:
      'Turns are years while there is peace, months when war is near, weeks when it has come; units are armies, corps and air fleets.',
    norule: 'describes the scale: what it means is ruled in 3.1.2',
  },
  '1.2': {
    title: 'Important Concepts',
    words:
      'Short meanings of the words used later. Where its examples say more than the rules (technology as an indicator) the rules count.',
    norule: 'a glossary: each of its words is ruled in the module it names',
  },

  '2.0': {
    title: 'Game Components',
    words:
      'A map, 108 counters, two army displays, 24 event cards and five pages of charts. Map, counters, cards and charts are not in the rulebook and are rebuilt here.',
  },
  '2.1': {
    title: 'The Map',
    words:
      'Areas touch along a border, not at a point. Terrain lies in Areas, rivers, frontiers and the lines of the attack zones run between them. Each side has tracks for RPs, CPs, IPs and for its permanent and temporary collection advantage.',
  },
  '2.2': {
    title: 'Counters',
    words: 'Units and markers.',
    norule: 'heading only: the counters are in 2.2.1 and 2.2.2',
  },
  '2.2.1': {
    title: 'Units',
    words:
      'Armies, corps and air fleets, each with the faces of its steps. Dots of a mobile unit say what its die must show (13.2.3), dots of a fleet or of the Westwall how many battle dice they bring.',
  },
  '2.2.2': {
    title: 'Markers',
    words:
      'Technology is counted in tens until it reaches 60; then level 2 is marked, and the marker of hundreds is free for RPs. In war the same marker shows a destroyed fort.',
  },
  '2.3': {
    title: 'Army Organization Display',
    words:
      'Each side has a display with the strengths of its armies, a Poised box for each of them, Reserve, Force Pool and Mobilised Units. Our reading: the enemy does not see it.',
  },
  '2.3.1': {
    title: 'Army Tracks',
    words: 'An army has at most 19 steps. Beside its track is the box for corps that are Poised with it.',
  },
  '2.3.2': {
    title: 'Reserve',
    words:
      'From Armed Belligerence on corps may be taken into the Reserve from the map or their box; that and coming out are stated as posting and count against the moves between centres and boxes. Who came in this turn does not leave again. A corps comes out into an Area within two Areas of a friendly unit with no enemy between; before the war in its own country (our reading). Air fleets are always there and fly from it. In war going in costs a CP, coming out nothing; going in is the corps’s move of the turn (our reading); who came out marches no farther, but may be Poised with an army there (our reading).',
  },
  '2.3.3': { title: 'Force Pool Box', words: 'Units that have not been mobilised wait there.' },
  '2.3.4': {
    title: 'Mobilized Units Box',
    words: 'German, French and British units that were built wait there until they come onto the map.',
  },

  '3.0': {
    title: 'Turn Sequence of Play',
    words:
      'Turns are years, months or weeks as the Diplomatic Status says; segments come and go with it. The game ends after ten weeks of war, or when the Germans hold all three Areas of Paris at the end of a turn.',
  },
  '3.1': {
    title: 'Diplomatic Status',
    words: 'Five levels from Peace to war.',
    norule: 'heading only: the levels are in 3.1.1 to 3.1.5',
  },
  '3.1.1': {
    title: 'What the Status Does',
    words: 'The status says what can be done in a turn; chronology and cards change it.',
  },
  '3.1.2': {
    title: 'The Five Levels',
    words:
      'Peace, Opposition and Military Preparations have years, Armed Belligerence months, Active Hostilities weeks. With 1940 comes Armed Belligerence at the latest, whatever the level before (our reading), and after its eighth month war.',
  },
  '3.1.3': {
    title: 'One Level a Turn',
    words:
      'The status rises by one level a turn at most, whatever raises it. Our reading: the rise to Armed Belligerence uses up that of the year it was rolled in and that of its first month, so no border is crossed before the second.',
  },
  '3.1.4': {
    title: 'Years and Months at Once',
    words:
      'Both sides plan at the same time, unseen; opened, the German plan is carried out first (our reading, after 4.3.1). What has become impossible by then is void.',
  },
  '3.1.5': { title: 'Weeks in Turn', words: 'In war the Germans play their turn, then the Allies.' },
  '3.2': {
    title: 'Status and Permissible Actions',
    words:
      'The Sequence of Play adds segments level by level: movement with Opposition, one unit off a centre with Military Preparations, moves on the map, Reserve and Poised with Armed Belligerence, combat with war.',
  },
  '3.3': {
    title: 'Chronology',
    words: 'For each year: how many cards are drawn and played, what is checked. The table is missing and rebuilt.',
  },
  '3.3.1': {
    title: 'When It Ceases',
    words:
      'From Armed Belligerence on there are no more checks; its first month takes cards and income from the row of its year (our reading).',
  },
  '3.3.2': {
    title: 'Historical Events',
    words: 'Checks stand for great events: they may raise the status and modify this turn’s rolls for RPs.',
  },
  '3.3.3': {
    title: 'Check Dice Roll',
    words:
      'Each side rolls a die. If the sum reaches the number the status rises; if it fails, by how much may modify the rolls for RPs.',
  },
  '3.3.4': {
    title: 'Multiple Historical Events',
    words: '1938 and 1939 have two checks each, and both are rolled even if the first raised the status.',
  },
  '3.3.5': {
    title: 'Timing of Status Changes',
    words:
      'A rise counts at once, so a success in 1936 modifies that year’s income and brings a Movement Segment that year; only the rise to Armed Belligerence waits for the next year. Our reading: what lowers the status meanwhile gives up that rise first.',
  },
  '3.3.6': { title: 'Event Cards', words: 'The chronology says how many cards each side draws and plays a year.' },
  '3.4': {
    title: 'Play Segments',
    words:
      'Intelligence events, Event Cards, checks, Resource Points, mobilisation, movement, combat, command events, Intelligence Points. Our readings where the lists differ: RPs and cards last come in the first month (Sequence of Play); IPs are rolled for from 1937 (5.1).',
  },

  '4.0': {
    title: 'Event Cards',
    words:
      '24 cards, each an event that helps one side or the other; either may play any of them. The Critical Year lets its player play two more. After the first month the deck is shuffled and each draws two cards, which serve for counterespionage only.',
  },
  '4.1': {
    title: 'General Rules',
    words: 'How cards are drawn, played and put away.',
    norule: 'heading only: the rules are 4.1.1 to 4.1.13',
  },
  '4.1.1': { title: 'First Hands', words: 'Each side begins with six cards.' },
  '4.1.2': {
    title: 'Draws',
    words: 'At the start of the Event Card Segment each draws as many as the chronology says; the Germans first.',
  },
  '4.1.3': {
    title: 'Playing and Discarding',
    words: 'Cards played and cards put away together make up the number of the chronology.',
  },
  '4.1.4': {
    title: 'Counterespionage at Any Time',
    words:
      'Cards with a value serve for counterespionage beside that number (our reading). “Any time” stands for three rounds a turn: at its start after the events, after the draws, and before the roll for IPs, and one before the events if a side has a collection advantage on them (4.3.4); a round goes on until neither side uses a card. Manoeuvres are spied on when they are held (4.3.5).',
  },
  '4.1.5': {
    title: 'Effects at Once',
    words: 'What a card says happens when it is played; prices it changes hold for that turn (our reading).',
  },
  '4.1.6': {
    title: 'Only in Their Segment',
    words: 'Events are played in the Event Card Segment alone; a chance that was missed is gone.',
  },
  '4.1.7': { title: 'Play or Discard', words: 'A card is played for its event or put away.' },
  '4.1.8': { title: 'Discards Unseen', words: 'The enemy never sees what was put away, only that something was.' },
  '4.1.9': {
    title: 'Exhibited Cards',
    words:
      'Cards played lie open until the turn ends; then they leave the game or go under the deck, with those put away or used.',
  },
  '4.1.10': {
    title: 'Reshuffle',
    words:
      'After each Event Card Segment the deck is shuffled. Our reading with 4.1.9: cards that went under the deck at the end of a turn are shuffled in after the next segment, and drawn before only if the deck runs out.',
  },
  '4.1.11': {
    title: 'Dated Cards',
    words:
      'A card with a year can be played from that year on (our reading) and must be played in it, if there is still a card to play. Then come undated and older cards, and cards put away.',
  },
  '4.1.12': {
    title: 'One-time Cards',
    words:
      'They leave the game at the end of the turn in which their event was played; used otherwise they go back (our reading).',
  },
  '4.1.13': {
    title: 'Cards That Must Be Played',
    words:
      'They come first: while one can still be played this turn nothing else is played, nothing put away, it is not used for counterespionage, and the plan cannot end. Some lower the status.',
  },
  '4.2': {
    title: 'Counterespionage on Cards',
    words: 'A card with a value is used for its event or for that value, not for both.',
  },
  '4.2.1': {
    title: 'Value Instead of Event',
    words:
      'Our reading: a card used for its value does not bring its own event. The other reading is an option: a card may also be used to cancel an event the enemy plays, which is then put away and, one-time or not, comes back.',
  },
  '4.3': {
    title: 'Uses of Counterespionage Cards',
    words: 'Stealing, barring, raiding, jamming and spying.',
    norule: 'heading only: the uses are 4.3.1 to 4.3.5',
  },
  '4.3.1': {
    title: 'Steal an Event Card',
    words:
      'One card of the other hand, drawn blind, once a turn; a theft that was trumped took nothing and may be tried again. When both steal the Germans go first, and cards committed are out of the hands by then: who meets an empty hand has used his card in vain (our reading). The card taken is neither played nor used nor stolen back this turn. Both sides know it, observers do not.',
  },
  '4.3.2': { title: 'Prevent Intelligence Points', words: 'The enemy does not roll for IPs this turn.' },
  '4.3.3': { title: 'Raid Intelligence Points', words: 'The enemy loses IPs up to the value of the card.' },
  '4.3.4': {
    title: 'Reduce Collection Advantages',
    words:
      'The enemy’s collection tracks go down by the value of the card, also below zero; it may be split over both (our reading).',
  },
  '4.3.5': {
    title: 'Spying on Manoeuvres',
    words: 'A card played at the instant a manoeuvre is declared brings an IP.',
  },
  '4.4': {
    title: 'Trumping Counterespionage',
    words:
      'A card of higher value cancels one of counterespionage; both are spent. Our reading: a trump may be trumped in its turn, always by a higher value, and the first card keeps its own value. The question is put unless the hand is known to be empty.',
  },

  '5.0': {
    title: 'Intelligence Points',
    words: 'IPs are knowledge of the enemy, gained by rolls and events and spent on advantages.',
  },
  '5.1': {
    title: 'Accumulating Intelligence Points',
    words:
      'Cards and intelligence events bring IPs before the war, command events in it; from 1937 each side also rolls for them at the end of every turn.',
  },
  '5.1.1': {
    title: 'Intelligence Points Table',
    words: 'Two dice with modifiers, on the column of the enemy’s indicators. 19 IPs are the most.',
  },
  '5.1.2': {
    title: 'Qualitative Indicators',
    words:
      'Each kind of activity the enemy carried out this turn is stated and counts once: new units, air fleets, units coming onto the map, manoeuvres, moves on the map, postings to Poised or Reserve, borders crossed, combat, aircraft; events add or subtract. Our reading: steps of armies and technology are none, any step of a fleet is building fleets, a new fleet also a new unit, and a corps that appears on a centre or a new marker of the Westwall also comes onto the map. Leaving the Poised box is no posting.',
  },
  '5.1.3': {
    title: 'Collection Tracks',
    words:
      'Each side has a permanent and a temporary track from -6 to +6; the temporary one is cleared each turn. Our reading: they modify both the roll for events and that for IPs; options for either alone, and where it is events alone the temporary one lasts to the next roll for them (5.3.5).',
  },
  '5.2': {
    title: 'Use of Intelligence Points',
    words: 'What IPs buy.',
    norule: 'heading only: the uses are 5.2.1 to 5.2.6',
  },
  '5.2.1': { title: 'On the Table', words: 'Before war an IP gives +2 on one’s roll for IPs.' },
  '5.2.2': {
    title: 'Disposition Intelligence',
    words:
      'In the Movement Segment an IP shows a stack of the enemy: its counters, steps, army strength and what is Poised with it, until they move or change. Our reading: looks are planned before anybody moves. What is hidden otherwise: hands, the chit, all beneath the top of a stack, strengths of armies, and what is Poised, in Reserve, mobilised or in Poland; an option hides only hands, chit and what lies beneath the top.',
  },
  '5.3': {
    title: 'Intelligence Events',
    words:
      'From 1937, or from Armed Belligerence on, each side rolls for an event at the start of the turn, the Germans first.',
  },
  '5.3.1': {
    title: 'Base Six',
    words:
      'One die gives tens, the other ones, from 11 to 66; modifiers count in base six, so 26 and one is 31, and stop at either end.',
  },
  '5.3.2': { title: 'Not Yet', words: 'An event of a later date does nothing.' },
  '5.3.3': { title: 'Until War', words: 'In Active Hostilities there are no intelligence events.' },
  '5.3.4': { title: 'The Same Event Twice', words: 'An event that comes a second time in a turn is void.' },
  '5.3.5': { title: 'Collection Advantages', words: 'They modify later rolls on the list (5.1.3).' },
  '5.3.6': { title: 'Effects', words: 'An event may touch either side or both. Its effects are carried out at once.' },

  '6.0': {
    title: 'Command Points',
    words: 'CPs stand for staffs and experience; in battle the attacker commits his first, the defender answers.',
  },
  '6.1': {
    title: 'Accumulating Command Points',
    words:
      'Cards, intelligence events and manoeuvres bring CPs before the war, combat and command events in it. 19 are the most.',
  },
  '6.1.1': {
    title: 'Military Manoeuvres',
    words:
      'From Opposition on, in the Movement Segment: two units on a centre of Germany, or for the Allies of France, hold a manoeuvre for the RPs of the chart and 3 CPs; each pair one a turn, two a year, two in all months together (our reading). For the Allies every other French centre must hold a unit, and no French centre gets a second unit before each has one, the one it would leave included. Dutch and Belgians hold none.',
  },
  '6.1.2': { title: 'Spying on Manoeuvres', words: 'The enemy may spy on one with a card (4.3.5).' },
  '6.1.3': {
    title: 'Wartime Accumulation',
    words: 'In war CPs come from results of combat and command events; there are no manoeuvres.',
  },

  '7.0': { title: 'Mobilization', words: 'Most forces are built with RPs in the Mobilisation Segment.' },
  '7.1': {
    title: 'Resource Points',
    words:
      'RPs pay for steps, units, manoeuvres and technology, and may be saved. By the Sequence of Play the first month is the last with income; spending ends with war.',
  },
  '7.1.1': {
    title: 'Resource Points Table',
    words:
      'Two dice, with +1 in Opposition, +2 from Military Preparations on, and what chronology, cards and events add, on the column of the year.',
  },
  '7.2': {
    title: 'Mobilization Costs Chart',
    words:
      'The price of a step of each kind, and the year from which it can be built; cards may change both. The chart is missing and rebuilt.',
  },
  '7.2.1': {
    title: 'Nationalities',
    words:
      'German and French units that were built go to the box and come onto a centre by moves; German infantry corps appear on a centre at once (7.2.4).',
  },
  '7.2.2': {
    title: 'Levels of Forces',
    words:
      'A payment buys a step; a corps or fleet begins on its weak face. For mobile units and fleets the strong face needs technology level 2.',
  },
  '7.2.3': {
    title: 'Armies',
    words:
      'Armies are all there from the start; steps are added to any of them, up to 19. One that loses its last step is out of the game.',
  },
  '7.2.4': {
    title: 'Infantry Corps',
    words:
      'French ones go to the box; German, Dutch and Belgian ones appear on a centre of their country. The Polish corps comes by itself (21.5.3).',
  },
  '7.2.5': {
    title: 'Dutch and Belgian Corps',
    words:
      'They are paid for by the Allies and stay in their country unless an event lets them out. Dutch appear in Rotterdam, Belgians in Brussels or Antwerp. A Belgian double corps has four steps: the first two stand on one of two replacement counters. Our reading: going from its third step to the second it needs a free replacement, or it is lost whole; and none of them goes into the Reserve. Technology does not bind them.',
  },
  '7.2.6': {
    title: 'Mobile Forces',
    words:
      'Armour, mechanised, motorised, cavalry and parachute corps, known by dots on the full face; many Allied ones are mobile at full strength only. The second step is never built in the turn of the first (our reading: of no corps, fleet or fortification) and needs technology level 2.',
  },
  '7.2.7': {
    title: 'French Mechanized and Armored Forces',
    words:
      'The DLC is built first, then a DLM, then armour, one armoured corps a turn. The second DLM and the second armoured corps wait for card 20.',
  },
  '7.2.8': {
    title: 'British Expeditionary Force',
    words:
      'The BEF is an army and always mobile. British units are built with Allied RPs and wait in their box until 21.4 brings them.',
  },
  '7.2.9': { title: 'Westwall', words: 'Built by 14.2.', norule: 'refers to 14.2' },
  '7.2.10': {
    title: 'Air Forces',
    words: 'Fleets that are built go to the Reserve; the British one only when the BEF lands (21.4).',
  },
  '7.3': { title: 'Technology Level', words: 'It limits what RPs can be held and which faces can be built.' },
  '7.3.1': { title: 'Two Levels', words: 'Both sides begin at level 1 and reach level 2 by investing.' },
  '7.3.2': { title: 'Investment', words: '10 or 20 RPs a turn, kept in tens.' },
  '7.3.3': { title: 'At Most 100', words: 'Before level 2 RPs above 100 are lost when they come in (our reading).' },
  '7.3.4': { title: 'Level 2', words: 'It is reached at once with 60 RPs.' },
  '7.3.5': { title: 'What Level 2 Allows', words: 'More than 100 RPs and the strong faces, in the same segment.' },
  '7.3.6': {
    title: 'Which Units Need It',
    words: 'Armour, mechanised, motorised, cavalry, parachute corps and fleets; infantry does not.',
  },
  '7.4': { title: 'Mobilization and Status', words: 'In Active Hostilities nothing is mobilised.' },
  '7.5': {
    title: 'Mobilization and Event Cards',
    words: 'Cards change dates and prices.',
    norule: 'heading only: the rules are 7.5.1 and 7.5.2',
  },
  '7.5.1': { title: 'Dates', words: 'A card that opens a kind of unit opens it from the current turn on.' },
  '7.5.2': { title: 'Halved Prices', words: 'Halves are rounded up.' },

  '10.0': {
    title: 'Movement',
    words: 'Units move in the Movement Segment.',
    norule: 'heading only: the rules are 10.1.1 to 10.1.12',
  },
  '10.1': {
    title: 'General Rules',
    words: 'What the status allows, and what moves cost.',
    norule: 'heading only: the rules are 10.1.1 to 10.1.12',
  },
  '10.1.1': {
    title: 'Segment and Status',
    words: 'Units move in their segment, as far as the status allows; in Peace not at all.',
  },
  '10.1.2': {
    title: 'Before Military Preparations',
    words:
      'Units stay on centres: two a turn move from one to another or from the box to one. Corps may go back to the box; armies may not (10.1.6).',
  },
  '10.1.3': {
    title: 'Military Preparations and After',
    words: 'One unit a turn may leave a centre; in Armed Belligerence four a turn move on the map.',
  },
  '10.1.4': {
    title: 'No Cost Between Centres',
    words:
      'Moves between centres cost no MPs; the one off a centre goes to any Area of its country, one with a centre among them.',
  },
  '10.1.5': {
    title: 'From Area to Area',
    words:
      'From Armed Belligerence on units on the map move with their MPs, armies with 3, in one march or by stages. The two moves between centres and boxes cost none.',
  },
  '10.1.6': { title: 'Armies Stay', words: 'An army on the map stays on it; only Poland takes it off (21.5).' },

  '12.0': {
    title: 'Crossing Borders',
    words:
      'Nobody enters enemy country before Armed Belligerence, nor, by our reading of 3.1.3, in its first month. Then Germans in Belgium, the Netherlands or France, or French in Germany, mean war at once. Our reading: both plans of that month are still carried out, without battles, and the first week follows. Luxembourg is Belgian. Dutch and Belgians never cross the German border, each other’s only by an event; Dutch never enter France. French and British enter Belgium after the Germans, or by card 4 or intelligence event 65, which is no war; the Netherlands after the Germans (our reading).',
  },

  '19.0': {
    title: 'German Attack Strategy',
    words:
      'When Armed Belligerence begins the Germans choose one of three axes unseen; in the Intelligence Event Segment of each later month they may change it, and with war it is final. If a unit enters an Area of Paris from that axis and the Area is never retaken, a German victory is one level higher. Our reading: it makes no victory of a draw, and those who capture it are the first unit to enter it and all who come with it in the same advance.',
  },

  '21.0': { title: 'Game Set Up', words: 'Both sides place their armies at once, unseen.' },
  '21.1': { title: 'Tracks', words: 'Peace, 1934.' },
  '21.2': {
    title: 'Allied Forces',
    words:
      'French armies have five steps; three stand on French centres, one each, the rest in the box. The BEF has four steps, in the box. One French fleet, on its weak face (our reading), is in Reserve. A Dutch corps stands at full strength in Rotterdam, a Belgian one of two steps in Antwerp or Brussels. Everything else is to be built.',
  },
  '21.3': {
    title: 'Axis Forces',
    words:
      'German armies have one step; three stand on German centres, together or apart, the rest in the box. Everything else is to be built.',
  },
  '21.4': {
    title: 'British Expeditionary Force',
    words:
      'The BEF lands on the coast of France in the third month, and with it a British fleet that was built. A British corps that was built follows in the eighth month or later, the last one in the third week. Our reading: corps land on the coast too, weeks count on from the months, and landings are beside the limits of movement, marches from there are not.',
  },
  '21.5': {
    title: 'German Invasion of Poland',
    words:
      'It comes with the first month of Armed Belligerence. The card that compels it, Danzig, raises the status (our reading).',
  },
  '21.5.1': {
    title: 'Who Goes',
    words:
      'At the start of movement all mobilised German units on and off the map go, but three armies, a fleet and the Westwall; also those built this turn and those Poised, who come back Columnar. They form two groups, equal type by type; an odd one may be in either.',
  },
  '21.5.2': {
    title: 'Return',
    words:
      'The Germans name the group that is back in the third month; the other is in the fourth. They come to German centres: one unit on each before any has a second. They may then move, beside all limits, those between centres and boxes among them. Our reading: if war comes before, weeks count on from the months.',
  },
  '21.5.3': {
    title: 'The Polish Corps',
    words: 'It comes to a French centre on the turn the first group is back, at full strength (our reading).',
  },
  '21.5.4': {
    title: 'Allied-Soviet Pact',
    words:
      'With card 18 two of the armies that went stay in Poland for good, and the groups are back a month later each.',
  },
};
