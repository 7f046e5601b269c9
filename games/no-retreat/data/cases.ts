import type { CaseText } from '../../../engine/game.ts';

/** Every case of the rulebook, in our own words; the keys are the rulebook's. Where it is silent or contradicts itself our reading stands in the case. `norule` says why a case rules nothing. */
export const CASES = {
  '0.0': {
    title: 'Using These Rules',
    words: 'How the rulebook numbers its sections and cases.',
    norule: 'explains the numbering only',
  },
  '1.0': {
    title: 'Introduction',
    words:
      'Two campaigns for two players: May and June 1940 in France, Belgium and Holland, and September 1939 in Poland.',
    norule: 'introduces the game only',
  },
  '2.0': {
    title: 'Game Equipment',
    words: 'Maps, counters, cards, markers and two dice.',
    norule: 'lists the parts only',
  },
  '2.1': {
    title: 'Game Map and Scale',
    words:
      'Hexes of some 30 km, turns of two to four days. Boxes hold destroyed, surrendered and evacuated units, plan markers and dummies; the Reserve lies beside the map.',
  },
  '2.2': {
    title: 'Game Charts and Tables',
    words: 'Combat results tables, the Terrain Effects Chart and the tracks.',
    norule: 'names the charts only',
  },
  '2.3': {
    title: 'Playing Pieces',
    words:
      'The German player leads Germans, Slovaks and Soviets, the Allied player Poles, French, British, Belgians, Dutch and Swiss. Counters of one front stay on it.',
  },
  '2.3.1': {
    title: 'Group Name and Unit ID',
    words: 'A counter names its group on top and itself on the left; leaders and plans ask for groups.',
  },
  '2.3.2': {
    title: 'Combat Strength',
    words:
      'Strength points. White: no voluntary attack. Yellow: one less in the attack. In brackets: no zone of control.',
  },
  '2.3.3': {
    title: 'Movement Allowance',
    words: 'Movement points a turn; red is mobile. Forts, Fortresses and airborne units never move.',
  },
  '2.3.4': {
    title: 'Turn of Entry',
    words: 'A number is the turn a unit comes into the Reserve; a letter means that special rules bring it.',
  },
  '2.3.5': {
    title: 'Number of Steps',
    words: 'Two steps, a full and a reduced side; small formations have one.',
  },
  '2.3.6': {
    title: 'Irreplaceable Unit Dot',
    words: 'A side with a white dot can neither be improved to nor rebuilt.',
  },
  '2.3.7': {
    title: 'Unit Type Symbols',
    words:
      'Types tell infantry, cavalry, airborne units, tanks, armoured infantry, Forts and Fortresses apart: the armour bonus asks for them.',
  },
  '2.4': {
    title: 'German Strategic Advantage',
    words:
      'Only the German points are counted; Allied ones are taken off. Where both play a card at once the German says which comes first.',
  },
  '2.5': {
    title: 'Target and Counterblow Markers',
    words:
      'Five grey-green ones are German, three blue ones Allied, two brown ones for British, Belgians, Dutch, Swiss, Slovaks and Soviets alone. Each can be used as a Target in its owner’s turn and as a Counterblow in the other’s.',
  },
  '2.6': {
    title: 'Initiative Markers',
    words:
      'Drawn from a cup each turn; they pay for events or are used for the ability on their back, and go back into the cup.',
  },
  '2.7': {
    title: 'No Actions Markers',
    words:
      'Units in a hex with one move a hex at most, attack nobody of their own will, and bear no Counterblow or Blitzkrieg! marker. Removed in their owner’s Reserve Phase. Our reading: the state goes with the unit and binds all in its hex.',
  },
  '2.8': {
    title: 'Supply Markers',
    words: 'Low Supply limits movement; No Supply also takes strength and zones. Both come and go in the Supply Phase.',
  },
  '2.9': {
    title: 'Blitzkrieg Markers',
    words: 'Panzers under one use the Blitzkrieg table, with a bonus, and are safe from most Prepared attacks.',
  },
  '2.10': {
    title: 'Hex Range',
    words: 'Count the hex at the end, not the one at the start.',
  },
  '2.11': {
    title: 'Hex Control',
    words:
      'Whoever last moved a unit into a hex controls it. At the start Germany with all its parts and the Soviet Union are German, the rest Allied. A Drop! marker that is alone controls its hex while it lies there.',
  },
  '2.12': {
    title: 'Map Objectives',
    words: 'Major and Minor Cities score while they are held.',
  },
  '2.13': {
    title: 'Panzer and Tank Units',
    words:
      'Red borders give their bonus in Mobile and Blitzkrieg combat, black ones in Prepared combat, green ones never; a defending tank cancels it.',
  },
  '2.14': {
    title: 'Port-Supplied Units',
    words:
      'French Front: a unit that only a port fed lies off that port when it is eliminated, and can be rebuilt there for two discards. By option it surrenders instead. Who lies there at the end counts as surrendered.',
  },
  '3.0': {
    title: 'Setting up the Game',
    words:
      'Counters on the map, in Reserve or in the box of their turn; the cards of the front shuffled; leaders and plans as the scenario says.',
  },
  '4.0': {
    title: 'Sequence of Play',
    words:
      'Housekeeping, preparation, the German turn, then the Allied one: supply, movement, combat, for the Germans Blitzkrieg, reserves. The game ends after turn 14, or when a Game End was triggered, before any further check.',
  },
  '5.0': {
    title: 'Cards and Initiative Markers',
    words:
      'Cards are drawn one by one and discarded after their use. At one card left the discards are shuffled in with it. Backs of markers are secret until they are used, their fronts are seen. Our reading: discards were seen by all.',
  },
  '5.1': {
    title: 'Appropriate Timing',
    words:
      'An event is played in its phase: strategic, movement, when combats are declared, or in a battle. What is played last takes precedence.',
  },
  '5.1.1': {
    title: 'Once is Enough',
    words:
      'The same event does not happen twice in one Player Turn, nor in one Strategic Phase; one that is cancelled has not happened.',
  },
  '5.1.2': {
    title: 'Turn of Play Restrictions',
    words: 'Some events are played from a turn on, before a turn, or only with or without Weygand in command.',
  },
  '5.1.3': {
    title: 'Death’s Head Immunity',
    words: 'Some events cannot be cancelled.',
  },
  '5.1.4': {
    title: 'Air Force Events',
    words:
      'Black aircraft stay on the ground in bad weather; fighters may cancel an air event in a battle, the French ones a panic, too.',
  },
  '5.2': {
    title: 'Named Events',
    words: 'Each side plays its own half of a card; the card is then discarded.',
  },
  '5.2.1': {
    title: 'Event Effects',
    words: 'What an event does stands on its card.',
  },
  '5.2.2': {
    title: 'Event Precedence',
    words: 'Where an event contradicts a rule, the event goes first.',
  },
  '5.2.3': {
    title: 'Initiative Events Cost',
    words: 'Events with icons cost as many markers with the right front; without icons they are free.',
  },
  '5.2.4': {
    title: 'Special Instructions',
    words:
      'Red events are played when drawn, or taken from the discards, whatever turn they name, and count as one of the cards drawn.',
  },
  '5.2.5': {
    title: 'Alternate Events',
    words: 'Six Polish Front cards roll for an Alternate Event (21.1).',
  },
  '5.3': {
    title: 'Other Card Uses',
    words:
      'Cards are discarded to improve and rebuild units, for Counterblows, and for places in the Reserve or on a ship.',
  },
  '5.4': {
    title: 'Double Discards',
    words: 'Some cards are worth two discards for their side. What a card buys is spent within the step, or lost.',
  },
  '5.5': {
    title: 'Leader Cards',
    words: 'Each side has a Main Leader; he may be replaced once.',
  },
  '5.5.1': {
    title: 'VP Cost',
    words: 'Event points when a Replacement Leader takes over.',
  },
  '5.5.2': {
    title: 'Initiative Marker Type Allowed',
    words: 'Markers without the leader’s symbol are dummies.',
  },
  '5.5.3': {
    title: 'Initiative Marker Command Limit',
    words: 'So many markers may be kept when the draw is over.',
  },
  '5.5.4': {
    title: 'Event Card Command Limit',
    words: 'So many cards may be kept when the draw is over.',
  },
  '5.5.5': {
    title: 'Unique Leader Rules',
    words: 'Two rules of each leader hold while he is in command (22.0).',
  },
  '5.5.6': {
    title: 'Card Type',
    words: 'The Main Leader is on the front of the card, his replacement on the back.',
  },
  '5.6': {
    title: 'Leader Card Replacement',
    words:
      'Who misses his threshold for the first time loses his Main Leader: the points are adjusted at once in favour of his side, no markers are drawn this turn, and the card is turned at the start of the next. Until then the old leader’s rules hold.',
  },
  '5.7': {
    title: 'Secret Plan Cards',
    words:
      'French Front: each side has a secret plan with instructions and three goals; in the historical campaign Dyle B and Anweisung IV.',
  },
  '5.8': {
    title: 'Initiative Markers',
    words: 'All lie in the cups at the beginning; after use they go back.',
  },
  '5.8.1': {
    title: 'Paying for Initiative Events',
    words: 'The owner chooses which of his markers pay; only their fronts are seen.',
  },
  '5.8.2': {
    title: 'Special Abilities',
    words: 'The icon on the back can be used instead.',
  },
  '5.8.3': {
    title: 'Dummy Markers',
    words:
      'On the Polish Front markers without the 1939 front serve for nothing; some events send them to the Battle Experience box.',
  },
  '6.0': {
    title: 'Game Turn Event Phase',
    words: 'The event of the turn is noted (20.1).',
  },
  '7.0': {
    title: 'Game Turn Checks Phase',
    words: 'In this order: automatic victory, sudden death, plans, stance.',
  },
  '7.1': {
    title: 'Automatic Victory Check',
    words: 'Every turn: does the German total exceed 30?',
  },
  '7.2': {
    title: 'Sudden Death Check',
    words: 'On turns with a death’s head both thresholds are looked at (17.6).',
  },
  '7.3': {
    title: 'Secret Plan Check',
    words:
      'On turns 4, 7 and 10 each side lays its plan marker face down if its goal is met; if not, none, or once the Dummy.',
  },
  '7.4': {
    title: 'Stance Check',
    words:
      'On a stance turn the marker moves one box down if the total is higher than the threshold; one check a stance turn.',
  },
  '7.4.1': {
    title: 'Increasing the Stance Marker',
    words: 'Up is back toward the box of the start.',
  },
  '7.4.2': {
    title: 'Lowering the Stance Marker',
    words: 'Down is on toward the last box.',
  },
  '8.0': {
    title: 'Strategic Phase',
    words:
      'Allied draws, German draws, then events turn about, Allied first, until both have passed in a row; at the end Allied Surrender! and Halt! Hitler markers.',
  },
  '8.1': {
    title: 'Draws and Discards',
    words:
      'Four cards each, and the markers of the turn track; what exceeds the leader’s limits is discarded. Who lost his leader this turn draws no markers.',
  },
  '8.2': {
    title: 'Strategic Phase Card Plays',
    words: 'One event at a time, or a pass.',
  },
  '9.0': {
    title: 'Organization Phase',
    words: 'Improve, rebuild, reinforcements: first the Allied player, then the German.',
  },
  '9.1': {
    title: 'Improve Units',
    words:
      'Two discards turn a reduced unit over, in Reserve or on the map with a line to a friendly map edge, zone or not.',
  },
  '9.2': {
    title: 'Rebuild Eliminated Units',
    words:
      'A destroyed unit comes into the Reserve reduced for one discard, a Pole or a port-supplied unit for two; two units a side and turn.',
  },
  '9.3': {
    title: 'Receive Reinforcements',
    words: 'Units whose turn has come are put in the Reserve.',
  },
  '10.0': {
    title: 'Deployment Phase',
    words:
      'In order: French units to the Reserve, Allied units off by a blue or white edge, Allied units from Evacuation Zones, German units to the Reserve, German mobile units off by a blue edge, airdrops. Of each but the last one is free, more cost a card. Nobody goes to a Reserve of three.',
  },
  '11.0': {
    title: 'Evacuations and Airdrops',
    words:
      'One card is turned up for each: its icons give the row of the table. Unopposed landings move one row up, evacuations of Allied units from a map edge, of Germans and next to Dynamo one row down. A unit is checked once a turn. German exits draw no card by our reading.',
  },
  '12.0': {
    title: 'Supply Phase',
    words: 'Only the Phasing player’s units are checked.',
  },
  '12.1': {
    title: 'Tracing Supply',
    words:
      'A line of any length, not through enemies, nor through their zones unless a friend stands there, nor neutrals, the Soviet Union until it invades among them, sea and lakes. A port or city may lie in a zone; a map edge only with a friend on it.',
  },
  '12.2': {
    title: 'Full Supply Sources',
    words:
      'Friendly map edges, Forts and Fortresses for the Allies, Allied ports, cities of Holland and Belgium for their own. Swiss and units with the symbol are always in supply.',
  },
  '12.3': {
    title: 'Partial Supply Source',
    words: 'Polish Front: a white edge alone gives Low Supply, never worse.',
  },
  '12.4': {
    title: 'Lack of Supply Effects',
    words:
      'Cut off: Low Supply, next time No Supply, then surrender. Low: three hexes at most, no Blitzkrieg!. No Supply: two hexes, no zones, no voluntary attack, no armour bonus, no second hex of an advance; if all defenders are so, two columns right. The marker binds all in its hex, their zones with it, and who falls together with its bearer surrenders, too.',
  },
  '13.0': {
    title: 'Movement Phase',
    words:
      'Units move one at a time, hex by hex: to where the move ends by the cheapest way, or by way of hexes that are named.',
  },
  '13.1': {
    title: 'Marker Effects on Movement',
    words: 'Low Supply three hexes, No Supply two, No Actions one, even with points left.',
  },
  '13.2': {
    title: 'Terrain Effects on Movement',
    words:
      'The Terrain Effects Chart says what a hex costs. A unit that can move may always go one hex, but never where it is barred.',
  },
  '13.2.1': {
    title: 'Minor Countries',
    words:
      'Belgium with Luxembourg is at war from the start. Holland is the instant a German unit or marker tries to enter or attacks its units, wherever they stand, Switzerland too but only with the Swiss Question; until then their units attack nobody. Lithuania is closed to all, the Soviet Union to all but Soviets; it is at war with Poland from the Soviet Invasion on, and until then nobody attacks its armies, and neither’s zones hold the other.',
  },
  '13.2.2': {
    title: 'Partition Lines',
    words: 'Two lines on the Polish map count at the end (23.0).',
  },
  '13.2.3': {
    title: 'Evacuation Zone Hexes',
    words:
      'Only Allied units enter one, from its port and for all their movement points, never from the Reserve; it is attacked from its port alone.',
  },
  '13.2.4': {
    title: 'Weather',
    words: 'In bad weather nobody has more than four movement points, nobody drops, black aircraft stay away.',
  },
  '13.3': {
    title: 'Stacking Effects on Movement',
    words: 'Friends may be passed through, enemies never.',
  },
  '13.3.1': {
    title: 'Stacking Limit',
    words: 'Two units a hex, counted where a move ends, though one of them might still march off.',
  },
  '13.3.2': {
    title: 'Color Stacking Restrictions',
    words: 'Different nations do not stack.',
  },
  '13.3.3': {
    title: 'Free Stacking',
    words: 'One unit with an asterisk may be added.',
  },
  '13.3.4': {
    title: 'Over Stacking',
    words:
      'Excess units, of those whose leaving helps, retreat one hex, after a battle farther from it; if that is too many still, they are eliminated.',
  },
  '13.3.5': {
    title: 'Stacking Large Units',
    words: 'One large unit a hex.',
  },
  '13.3.6': {
    title: 'Dynamo Stacking',
    words: 'In the hex of Dynamo and the Evacuation Zone next to it nations mix.',
  },
  '13.4': {
    title: 'Zones of Control',
    words: 'The six hexes around a unit, but no Rough hex. Neutrals have none yet.',
  },
  '13.4.1': {
    title: 'Closing with the Enemy',
    words:
      'An enemy zone costs a point more to enter and stops the move. An Allied unit that is not mobile and moved more than one hex is then under No Actions at the end of its move, a weak zone that it only passes through too; by our reading the hex in the zone counts.',
  },
  '13.4.2': {
    title: 'No Infiltration',
    words: 'Not from one full zone straight into another, but for a mobile unit from its first hex onto a friend.',
  },
  '13.4.3': {
    title: 'Negating Zones',
    words: 'Friends negate zones for supply and retreats, not for movement.',
  },
  '13.4.4': {
    title: 'No Zones',
    words: 'Strengths in brackets have none, nor has a hex with a unit in No Supply (12.4).',
  },
  '13.4.5': {
    title: 'Weak Zones',
    words: 'Round units, Eben Emael and those with a white hexagon: their zones cost a point but do not stop.',
  },
  '13.4.6': {
    title: 'Leaving Zones',
    words: 'Free, but on turns 1 to 3 Allied units pay two points more.',
  },
  '13.5': {
    title: 'Exiting the Map',
    words: 'Only in the Deployment Phase; a retreat never leaves the map.',
  },
  '14.0': {
    title: 'Combat Phase',
    words:
      'Mobile combat takes mobile units, of the Germans at most one other; Prepared combat anybody, not against a Fortress nor a hex all under Blitzkrieg!; Fortress combat is for Germans against Fortresses. Both sides declare first, Allied before German. A Target that cannot be attacked is lifted.',
  },
  '14.1': {
    title: 'Declaring All Combats',
    words: 'Targets and Counterblows are laid before any battle; all marked hexes must be attacked.',
  },
  '14.1.1': {
    title: 'Voluntary Attacks',
    words:
      'The Phasing player lays Targets. Not with units under No Actions, in No Supply, with white strengths, nor with Regional units on turns 1 to 3 in France.',
  },
  '14.1.2': {
    title: 'Counterblows',
    words:
      'The other player lays Counterblows on his own units next to the enemy, for a card each or with a Shock-Counterblow marker: not on Targets, No Actions, Fortresses. Any unit may answer. The defender has no terrain shifts.',
  },
  '14.2': {
    title: 'Battle Order',
    words: 'In any order, one after the other.',
  },
  '14.3': {
    title: 'Battle Conditions',
    words: 'Who may fight whom.',
  },
  '14.3.1': {
    title: 'Attacker’s Prerogative',
    words:
      'The Phasing player says who attacks what and on which table, but no marked hex may be left that could be attacked.',
  },
  '14.3.2': {
    title: 'Combining Units in a Battle',
    words: 'Units of several hexes may attack together.',
  },
  '14.3.3': {
    title: 'Adjacency in a Battle',
    words: 'Each attacker must be next to all the hexes attacked.',
  },
  '14.3.4': {
    title: 'One Battle per Unit',
    words: 'No unit attacks twice in a phase, no hex is attacked twice, counterattacks apart.',
  },
  '14.3.5': {
    title: 'Multi-unit Attacks',
    words: 'Units of one hex fight in one battle; others of the hex may stay out.',
  },
  '14.3.6': {
    title: 'More than One Hex',
    words: 'The defender chooses whose terrain counts, hex and hexside, where that makes a difference.',
  },
  '14.4': {
    title: 'Battle Strength Unity',
    words: 'No strength is divided; who stays out of the battle of his stack fights in no other.',
  },
  '14.5': {
    title: 'Steps in a Battle',
    words:
      'Table, strengths, commitment (Allied marker, German marker, Allied card, German card), odds, shifts, die, result. Odds are rounded in favour of the defender. Markers in the hexes attacked go back afterwards.',
  },
  '14.6': {
    title: 'Battle Odds Shifts',
    words: 'All shifts are added up and only the sum is applied.',
  },
  '14.6.1': {
    title: 'Odds Limits',
    words:
      'At most 6:1, before the shifts and after. An initial ratio below 1:3 is not shifted: CA1, on the Fortress table A1; so is a final one.',
  },
  '14.6.2': {
    title: 'Terrain and non-Terrain Effects',
    words:
      'The ground of the defender counts, a hexside only if all attackers cross one that is listed. Some ground bars Mobile and Blitzkrieg combat.',
  },
  '14.6.3': {
    title: 'Defensive Markers',
    words: 'One Hold! a battle: a column left.',
  },
  '14.6.4': {
    title: 'Offensive Markers',
    words: 'One Blitz! or Shock! a battle: a column right.',
  },
  '14.6.5': {
    title: 'Armor Bonus',
    words:
      'A column right for tanks of the right colour against infantry, cavalry and airborne units on fit ground, not in bad weather; a loss is then taken by a tank.',
  },
  '14.6.6': {
    title: 'Fort Defense Bonus',
    words: 'A Fort among the defenders: a column left.',
  },
  '14.6.7': {
    title: 'Fortress Defense Bonus',
    words: 'No shift, but the Fortress table.',
  },
  '14.6.8': {
    title: 'Attack Coordination Problems',
    words:
      'Several Allied nations in an attack: a column left. Germans and Soviets never attack together, nor counterattack: where both defended, they cannot.',
  },
  '14.6.9': {
    title: 'Weak Attack',
    words: 'Yellow strengths attack with one point less.',
  },
  '14.6.10': {
    title: 'Defensive Counterblow Marker',
    words: 'A Shock-Counterblow in the hex attacked: a column left.',
  },
  '14.6.11': {
    title: 'Offensive Target Marker',
    words: 'A Shock-Target in the hex attacked: a column right.',
  },
  '14.7': {
    title: 'Battle Combat Results',
    words:
      'A1, CA1, CA, –, CB, CR, EX, EX/CR, D, D1, DR, DS, DD, DE as the chart has them, in its order: with a DD units retreat, then lose their steps. By our reading an EX/CR ends with the exchange if nobody is left on a side.',
  },
  '14.7.1': {
    title: 'Step Losses and Elimination',
    words:
      'The owner chooses who loses a step. Forts, Fortresses and units in Low or No Supply surrender when eliminated, a point for the enemy at once; others are destroyed.',
  },
  '14.7.2': {
    title: 'Marker-Caused Step Losses',
    words:
      'A Shock-Target costs the attacker at least one step if the defender did not retreat, a Shock-Counterblow the defender one if he did.',
  },
  '14.7.3': {
    title: 'Counterattacks',
    words:
      'The same units with roles changed, table, markers and cards anew, no terrain shifts; it may breed another. Stack-mates who stayed out only retreat.',
  },
  '14.7.4': {
    title: 'Involuntary Counterattacks',
    words:
      'CB lays a Counterblow on a hex of the Phasing player’s in the battle: his Target turned over, or after a Counterblow any free marker. It must be attacked in the other’s next Combat Phase.',
  },
  '14.7.5': {
    title: 'Retreats',
    words:
      'Each hex farther away, the full length or eliminated; not into enemies, their zones without a friend, neutrals; by our reading to an end that will be in supply once all have left, if there is one. Where somebody gets away only through another hex that is left, too, or the last takes a Blitzkrieg! marker along, their owner says who goes first.',
  },
  '14.8': {
    title: 'Advance After Combat',
    words:
      'Attackers may enter the vacated hex; after a D only if the defender went by himself. White, static and airborne units never; Regional ones do not leave their area by it (18.8).',
  },
  '14.8.1': {
    title: 'Multi-Hex Advance',
    words:
      'Mobile units may go a second hex after DR, DS, DD and DE, unless the ground or a hexside stops them or they set out under Blitzkrieg!, Low or No Supply, or No Actions. They may pass through friends with whom they could not stay.',
  },
  '15.0': {
    title: 'Blitzkrieg Assault Phase',
    words:
      'The Germans lay Blitzkrieg! markers on mobile Panzers, one a stack, not on No Actions or Low and No Supply.',
  },
  '15.1': {
    title: 'Who Can Advance or Assault',
    words: 'Only units under a marker; no Counterblow markers come of it.',
  },
  '15.2': {
    title: 'Blitzkrieg Advance',
    words: 'One hex, even from zone to zone, not over ground that bars Blitzkrieg.',
  },
  '15.3': {
    title: 'Blitzkrieg Assault',
    words:
      'Each stack attacks one hex on the Blitzkrieg table; a hex may be hit by several stacks. A column right if only panzers attack; beside the armour bonus by our reading. Unit by unit: one of a stack may assault alone, and where one has advanced the others may still assault.',
  },
  '15.4': {
    title: 'Blitzkrieg Marker Removal',
    words:
      'The marker stays only with units that entered an Allied hex in this phase; where a stack parted the German player says with which of them. One of a reversed first turn (24.2) goes along with its stack through the next German Player Turn.',
  },
  '16.0': {
    title: 'Reserve Phase',
    words: 'The Phasing player deploys from his Reserve.',
  },
  '16.1': {
    title: 'Deploy Reserve Units',
    words:
      'In or next to a city that was friendly when the Game Turn began and is now, in supply, not in an enemy zone. Belgians, Dutch, Swiss and Soviets at home; Soviets in any hex of theirs.',
  },
  '16.2': {
    title: 'Final Marker Removal',
    words:
      'No Actions off the Phasing player’s units; in the Allied turn also Blitzkrieg!, Halt! Hitler, Drop! and Glider.',
  },
  '16.3': {
    title: 'Next Player Turn',
    words: 'After the German turn the Allied one, then a new turn.',
  },
  '17.0': {
    title: 'How to Win',
    words: 'Points for cities, surrendered units, Combat VP! markers and events.',
  },
  '17.1': {
    title: 'Map VPs',
    words: 'Two for a Major, one for a Minor City outside Germany; three less for a German city in Allied hands.',
  },
  '17.2': {
    title: 'Event VPs',
    words: 'Between −12 and 12; beyond that they are gone for good.',
  },
  '17.3': {
    title: 'Total VPs',
    words: 'Map and Event points together.',
  },
  '17.4': {
    title: 'Working the VP Markers',
    words: 'The total always is their sum.',
  },
  '17.5': {
    title: 'Automatic Victory',
    words: 'More than 30 points at the start of a turn.',
  },
  '17.6': {
    title: 'Sudden Death Victory',
    words:
      'More than the Allied box: the Allied Main Leader is replaced; if he was before and the Germans hold all of Paris or Warsaw with Praga and Modlin, they win. Less than the German box: the same for them, with an Allied unit in Germany. Who does not lose outright draws no markers and bears up to two dice of No Actions markers. Without Paris or Warsaw, when the leader stays too, only one roll is made.',
  },
  '17.7': {
    title: 'Game End Victory',
    words:
      'Event points fall away; Surrender! markers give points back, that of Paris three; British lost and evacuated, others evacuated by two, Germans lost, plans, which are open then, stance and lines are counted.',
  },
  '17.7.1': {
    title: 'French Front Results',
    words: '31 German Major, 22 German Operational, 15 Allied Operational, below Allied Major.',
  },
  '17.7.2': {
    title: 'Polish Front Results',
    words: '22 German Major, 16 German Operational, 10 Allied Operational, below Allied Major.',
  },
  '18.0': {
    title: 'Special Units',
    words: 'Kinds of units with rules of their own.',
    norule: 'a heading only',
  },
  '18.1': {
    title: 'Panzer and Tank Units',
    words: 'Their bonus holds against infantry, cavalry and airborne units.',
  },
  '18.2': {
    title: 'Mobile Units',
    words: 'They infiltrate, advance two hexes and use the Mobile tables.',
  },
  '18.3': {
    title: 'Polish Units',
    words: 'Two discards to rebuild; round cavalry has weak zones.',
  },
  '18.4': {
    title: 'German Air Landing Unit',
    words:
      'Lands without a card where a Drop! marker lies; it does not move and dies if it must retreat. It stays if its Drop! fails.',
  },
  '18.5': {
    title: 'Soviet Army Units',
    words:
      'Weak attack; no German cards or markers for them, nor discards: a Counterblow of theirs comes of a battle alone; their zones and the German ones bind each other.',
  },
  '18.6': {
    title: 'Fort Units',
    words: 'They do not move, surrender when eliminated and feed others.',
  },
  '18.7': {
    title: 'Fortress Units',
    words: 'The same, without Counterblows; Eben Emael has a weak zone.',
  },
  '18.8': {
    title: 'Regional Units',
    words:
      'Belgians, Dutch and Swiss end moves at home, French ones by a Fortress or the Rhine, German ones by a fortified hex; on the Polish Front they move one hex. Driven out they are free until they are back, but not where only their Fortress fell; freed on turn 8. They do not go to the Reserve.',
  },
  '18.9': {
    title: 'Swiss Front Units',
    words:
      'Those with the roundel come at once when a German enters Switzerland, or attacks, moves or retreats across the Rhine.',
  },
  '18.10': {
    title: 'Dynamo British Unit',
    words: 'Does not move; no Blitz! against it; D and DR are EX; helps evacuation; nations mix with it.',
  },
  '19.0': {
    title: 'Special Markers',
    words: 'Kinds of markers with rules of their own.',
    norule: 'a heading only',
  },
  '19.1': {
    title: 'Blitz! and Shock! Markers',
    words: 'A column right for the attacker.',
  },
  '19.2': {
    title: 'Hold! Markers',
    words: 'A column left for the defender.',
  },
  '19.3': {
    title: 'Shock-Target Markers',
    words:
      'A Target with a column right that lets the Allies attack a Blitzkrieg! stack by Prepared combat; the Allied one is for French units.',
  },
  '19.4': {
    title: 'Shock-Counterblow Markers',
    words: 'A Counterblow with a column left that costs no card.',
  },
  '19.5': {
    title: 'Brown Markers',
    words: 'Not for French, Poles and Germans of their owner’s side.',
  },
  '19.6': {
    title: 'Blitzkrieg Markers',
    words:
      'A hex all under one is attacked by Mobile combat, with a Shock-Target, or in a counterattack; a Counterblow in it must be answered all the same, together with a Target, too.',
  },
  '19.7': {
    title: 'Combat VP! Markers',
    words: 'They score through events.',
  },
  '19.7.1': {
    title: 'Use Triggered by Card Event',
    words: 'One goes back into the cup for one Event point.',
  },
  '19.8': {
    title: 'Surrender! Markers',
    words:
      'From turn 2 on Allied cities within four hexes of a German unit: units in and next to it go two hexes away, where the Allied player likes, among too many only where there is no other hex, or are lost; the city is worth a point less, no Allied unit enters or attacks it of its own will. One covers Paris.',
  },
  '19.9': {
    title: 'Halt! Hitler Markers',
    words:
      'Mobile Germans in or next to its hex are under No Actions, and stop when they come there. In France by card #17 only, in Poland with Sosnkowski; out of the game when removed.',
  },
  '19.10': {
    title: 'Drop! and Glider Markers',
    words:
      'Within eight hexes of a German Major City, not on Allied units; a weak zone in their hex, no hexside costs there for Germans. The Glider lands on a lone Fortress and costs it a step. Each controls the hex it is alone in while it lies there, again once an Ally who passed through has gone on.',
  },
  '19.11': {
    title: 'Bad Weather Marker',
    words:
      'Four movement points, no drops, no armour bonus, no black aircraft. Never two such turns in a row: the event that would bring the second does nothing.',
  },
  '19.12': {
    title: 'Alternate Events Marker',
    words: 'Counts the points of 26.4.',
  },
  '20.0': {
    title: 'Event Listings',
    words: 'The events of the turn track.',
    norule: 'a heading only',
  },
  '20.1': {
    title: 'Game Turn Events',
    words: 'Each turn’s own event.',
  },
  '20.1.1': {
    title: 'No Deployments',
    words:
      'France, turns 1 to 3: only airdrops; Allied units do not attack into the Ardennes, nor move there but for the Belgian VII Corps and the cavalry of the 2nd Army; two points more to leave a zone.',
  },
  '20.1.2': {
    title: 'Mobilization',
    words:
      'Poland, turns 1 to 3: one improvement for nothing unless #59 was rolled for; two points more to leave a zone.',
  },
  '20.1.3': {
    title: 'British Stance',
    words: 'Checked on turns 4, 5, 6, 7 and 9.',
  },
  '20.1.4': {
    title: 'Soviet Stance',
    words: 'Checked on turns 4, 5, 6, 7 and 9.',
  },
  '20.1.5': {
    title: 'Regional Freed',
    words: 'From turn 8 on Regional units are free.',
  },
  '20.1.6': {
    title: 'Polish Evacuation',
    words: 'From turn 8 on Poles may leave the map.',
  },
  '20.1.7': {
    title: 'Game End',
    words:
      'From turn 10 on the Allied player may end the French campaign after the turn; the Polish one ends when all cities are German.',
  },
  '20.1.8': {
    title: 'Attrition',
    words: 'No improvements from turn 10 on.',
  },
  '20.2': {
    title: 'Stance Events',
    words: 'The box of the marker scores at the end.',
  },
  '20.2.1': {
    title: 'British Stance Events',
    words:
      'French Command; Careful Tactics, No Actions on the British, and the turned marker swallows a move; British Control, evacuation begins and British and French do not attack together; Dynamo; RAF Fully Engaged.',
  },
  '20.2.2': {
    title: 'Soviet Stance Events',
    words:
      'Pact Line; Stalin Dithers; Red Army Readied, set up north and south of the Pripet; Invasion, with brown markers; Nazi-Soviet Line, grey markers too while the marker is there. The last three happen once.',
  },
  '20.3': {
    title: 'Plan Scoring Events',
    words: 'Turns 4, 7 and 10, goals A, B and C.',
  },
  '20.3.1': {
    title: 'Plan A',
    words: 'Turn 4.',
  },
  '20.3.2': {
    title: 'Plan B',
    words: 'Turn 7.',
  },
  '20.3.3': {
    title: 'Plan C',
    words: 'Turn 10.',
  },
  '21.0': {
    title: 'Alternate Events',
    words: 'What might have been, on six Polish Front cards.',
    norule: 'a heading only',
  },
  '21.1': {
    title: 'Alternate Events',
    words: 'A die in pairs chooses one of three, each once; not in the historical campaign.',
  },
  '21.1.1': {
    title: 'Redeployments',
    words:
      '#58: operational moves; square cavalry for round; Bohemia and Slovakia neutral: Germans there set up anew, Poles there stay without supply and may leave.',
  },
  '21.1.2': {
    title: 'Mobilization',
    words:
      '#59: the R units; improvements for one card on turns 1 to 3; M units full and reinforcements two turns early.',
  },
  '21.1.3': {
    title: 'Foreign Policy',
    words: '#63: two dice on #61 for the Pole; two on #73; #72 always takes a German unit.',
  },
  '21.1.4': {
    title: 'Pre-Battle Moves',
    words: '#76: German operational or tactical moves; five Polish units lose a step.',
  },
  '21.1.5': {
    title: 'Diplomatic Pressure',
    words: '#77: no supply over white edges; #72 improves a German unit; two dice on #61 for the German.',
  },
  '21.1.6': {
    title: 'Escalation',
    words: '#78: German reinforcements a turn early; #72 without effect; Polish frontier defence.',
  },
  '22.0': {
    title: 'Leaders Unique Rules',
    words: 'Rules that hold while a leader is in command.',
    norule: 'a heading only',
  },
  '22.1': {
    title: 'Gamelin',
    words: 'French groups do not stack together of their own will; no Allied Mobile combat; no Hold!.',
  },
  '22.2': {
    title: 'Weygand',
    words: 'One card changed after the German Combat Phase; defending French may take DR as D1.',
  },
  '22.3': {
    title: 'Brauchitsch',
    words: 'One card and one marker changed at the end of the Strategic Phase.',
  },
  '22.4': {
    title: 'Hitler',
    words: 'The hand is discarded before the draw; defending Germans take D as D1.',
  },
  '22.5': {
    title: 'Rydz-Śmigły',
    words:
      'Groups do not stack together outside cities; Poles do not counterattack in Mobile combat: CA is nothing, CR a retreat, by option a D.',
  },
  '22.6': {
    title: 'Sosnkowski',
    words:
      'Backs of GQG markers can be used, and are before others; defending Poles may take CR as EX, the plain one only.',
  },
  '22.7': {
    title: 'Rundstedt',
    words: 'The first card that is not red may be changed; mobile units do not stack with others of their own will.',
  },
  '22.8': {
    title: 'Bock',
    words:
      'German double cards are not played for events; CB of a German attack is EX, of a Soviet one not. Polish cavalry has no group.',
  },
  '23.0': {
    title: 'Partition Lines',
    words: 'Zones of influence in Poland.',
    norule: 'a heading only',
  },
  '23.1': {
    title: 'Molotov-Ribbentrop Line',
    words:
      'While it is active no Blitz!, Shock-Target or black aircraft against cities east of it. At the end a point less for each two Germans east, each two Soviets west, and each city east without a Soviet once they have invaded.',
  },
  '23.2': {
    title: 'Nazi-Soviet Line',
    words: 'The red line takes its place with the same counts.',
  },
  '24.0': {
    title: 'Plan Cards Setup Info',
    words: 'Plans bring instructions along.',
  },
  '24.1': {
    title: 'Plan Card Play Information',
    words: 'Historical plans are given; French Initiative may be put back once.',
  },
  '24.2': {
    title: 'French Plan Instructions',
    words:
      'Planned Moves: the Allies go first on turn 1, and whoever can reach a hex that is named goes there. 7th Army Freed and Tank Doctrine: each unit goes to the Reserve once, the tanks from beside the map. Initiative.',
  },
  '24.3': {
    title: 'German Plan Instructions',
    words: '2nd Army Freed: each unit once, from beside the map; Ardennes Surprise; Neutral Holland; Swiss Question.',
  },
  '25.0': {
    title: 'Advanced Rules',
    words: '25.1 to 25.3 are used together.',
  },
  '25.1': {
    title: 'Round Cavalry Merger',
    words:
      'A round Polish cavalry unit may be merged into a square unit of its hex, which is turned to its full side if it was reduced.',
  },
  '25.2': {
    title: 'Mobile Group Attack Bonus',
    words:
      'French Front: a column right for a Blitzkrieg Assault by two mobile units of one group from one hex; the Ardennes Surprise takes two Blitz!.',
  },
  '25.3': {
    title: 'Mobile Combat Limitations',
    words: 'The non-mobile unit of a German Mobile combat must not be stronger than the mobile ones.',
  },
  '26.0': {
    title: 'Optional Rules',
    words: 'Each is used by itself.',
  },
  '26.1': {
    title: 'Combat VP! Markers cancel',
    words:
      'In the Combat Phase a Combat VP! cancels a support marker just committed, which may be replaced; it costs the canceller an Event point.',
  },
  '26.2': {
    title: 'Surrender! Markers in battle',
    words: 'The Allied defender may end a battle with a Surrender! marker: DE.',
  },
  '26.3': {
    title: 'Harder Automatic Victory',
    words: 'Also a hex of Paris, or Warsaw.',
  },
  '26.4': {
    title: 'Alternate Events VP Scoring',
    words: 'Points for the other side’s Alternate Events, spent against sudden death or added at the end.',
  },
  '26.5': {
    title: 'Sikorski’s Polish Army',
    words: 'A Polish corps comes on turn 3 in France.',
  },
  '26.6': {
    title: 'Alternate Plan Escaut and Plan E',
    words: 'Another set of Planned Moves, with Belgians unprepared.',
  },
  '26.7': {
    title: 'Change of Command',
    words: 'On a death’s-head turn a side may replace its Main Leader by itself, Allied first, without the points.',
  },
  '26.8': {
    title: 'City Garrisons',
    words: 'Supply is not traced through enemy cities.',
  },
  '26.9': {
    title: 'Immediate Plan Scoring',
    words: 'Plans score Event points at once.',
  },
} as const satisfies { readonly [c: string]: CaseText };
