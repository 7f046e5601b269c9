import type { CaseText } from '../../../engine/game.ts';

/** Every case of the rulebook, in our own words; the keys are the rulebook's. `norule` says why a case rules nothing. */
export const CASES = {
  '1.0': {
    title: 'Introduction',
    words:
      'Two campaigns on one map: the German attack of May 1940, and the French attack of September 1939 that never came. What is not marked as belonging to one of them holds for both.',
    norule: 'introduces the two scenarios only: states no rule',
  },
  '1.1': {
    title: 'Scale',
    words: 'A hex is 16 miles (26 km) across. A turn is three and a half days in 1940 and two days in 1939.',
  },
  '1.2': {
    title: 'Map North',
    words:
      'The map’s own edges count, not the compass: 4219–4244 is north, 1019–1044 south, 1044–4244 east and 1019–4219 west. A corner hex belongs to both its edges, whichever a player needs.',
  },

  '2.0': { title: 'Components', words: 'A map, 228 counters and a six-sided die.' },
  '2.1': {
    title: 'Game Map',
    words:
      'Hexes have four-digit numbers: Munich is 1043. A unit is in exactly one hex. Water outlined in dark blue is a lake hexside (10.5). An erratum adds to the 1939 movement table that the French have 4 MP on turn 1 (10.2).',
  },
  '2.2': {
    title: 'Counters',
    words:
      'A combat unit has a nationality, a type, a size, an attack and a defence factor and its historical name, in both scenarios. Four-step units have a second counter (2.11). The rest are markers (2.13).',
  },
  '2.3': {
    title: 'Sample Units',
    words: 'Pictures of counters.',
    norule: 'an illustration only: what a counter shows is in 2.2 and 2.4 to 2.12',
  },
  '2.4': {
    title: 'Sides and Colours',
    words:
      'Colour and letter give a unit’s nation. British, Belgian, Dutch and Swiss units are only in the 1940 scenario; 1939 has French and German divisions alone. In 1940 Belgium, the Netherlands and Switzerland are neutral until the Germans violate them (3.6).',
  },
  '2.5': {
    title: 'Unit Types',
    words:
      'A unit is static (2.12) or mobile. Mechanised class means German panzer and panzergrenadier corps and no other unit, whatever its vehicles; only they profit from the rules for that class.',
  },
  '2.6': {
    title: 'Organizational Sizes',
    words: 'Units of 1940 are corps and units of 1939 are divisions. The fortifications are neither.',
  },
  '2.7': {
    title: 'Abbreviations',
    words:
      'B Belgian, F French, G German, N Dutch, Sw Swiss, UK British; BEE is Fort Eben Emael. Co is colonial, Cv cavalry, NA North African, DLC a light cavalry and DLM a light mechanised division.',
  },
  '2.8': {
    title: 'Movement Factor (MF)',
    words: 'Counters carry no movement factor: it follows from nation, class, scenario and often a die (10.2, 10.3).',
  },
  '2.9': {
    title: 'Attack and Defence Factors',
    words: 'The attack factor (AF) counts when a unit attacks, the defence factor (DF) when it is attacked (11.10).',
  },
  '2.10': {
    title: 'Steps',
    words:
      'A unit starts with all its steps. A two-step unit that loses one is reduced and fights with the lower factors; a unit that loses its last is dead for good. Every unit of 1939 has one step.',
  },
  '2.11': {
    title: '1940 Four-Step Units',
    words:
      'The five German mechanised corps and the three British corps have four steps each, on two counters of two sides. With two steps or fewer the substitute lies in place of the first; the two are one unit and never on the map together.',
  },
  '2.12': {
    title: 'Static Units',
    words:
      'Maginot Line and West Wall forts and Fort Eben Emael never move and never attack. A fort’s number is its defence and also the columns it shifts (11.14). A Maginot fort has two steps, the others one.',
  },
  '2.13': {
    title: 'Other Counters',
    words:
      'Markers for turn, victory points and both replacement pools, the airborne coup, the French 4th Armoured Division, and four for Operation Dynamo: one for its port and three for its turns.',
  },

  '3.0': {
    title: 'Set-Up and Hex Control',
    words: 'The players agree on the scenario and on sides before anything is placed.',
  },
  '3.1': {
    title: 'Hex Control',
    words:
      'Germany is German and France is Allied at first. A hex goes over the moment a unit of the other side enters it and stays so until one returns; this may happen any number of times. A zone of control changes nothing.',
  },
  '3.2': {
    title: '1939 Neutrals',
    words:
      'Belgium, the Netherlands, Luxembourg and Switzerland are shut to both sides: no move, no attack and none of their units.',
  },
  '3.3': {
    title: '1939 German Set-Up',
    words:
      'The Germans go first. A West Wall fort stands in every German border hex from 2534 down to 1432; all divisions go anywhere in Germany, at most eight to a hex (6.3). None may be kept back.',
  },
  '3.4': {
    title: '1939 Marker Placement',
    words: 'The turn marker starts on turn 1, some day in early September: the track has no dates.',
  },
  '3.5': {
    title: '1939 French Set-Up',
    words:
      'The French place second: every division, anywhere in France, at most eight to a hex. No Maginot forts are used, because the Germans may neither move nor attack outside Germany.',
  },
  '3.6': {
    title: '1940 Neutral Set-Up',
    words:
      'The Allied player first places the neutral armies at home, one mobile unit to a hex, forts not counted: Eben Emael in 3235, no Belgian in the Ardennes or in 2732. They neither move nor attack until the Germans violate their country, which need not happen; then country and army join the Allies at once, and British and French may enter. Such an army stays in its own country and the hexes next to it, and nations neither stack together nor attack together.',
  },
  '3.7': {
    title: '1940 Anglo-French Set-Up',
    words:
      'Next come all British and French corps, anywhere in France, at most three to a hex and never both nations in one. A full Maginot fort stands in every French border hex from 2731 to 1431 but 2235, 15 in all; French corps may stand with them. The Dynamo markers wait (5.13).',
  },
  '3.8': {
    title: '1940 German Set-Up and Sickle Cut',
    words:
      'Last the Germans: a West Wall fort in every German border hex from 3538 to 1432, the 39th Panzer Corps on turn 8 of the track, and all other corps in Germany, three to a hex. If they declare Sickle Cut, three of the four mechanised corps at hand stand instead in Ardennes hexes of Belgium or Luxembourg, which violates Belgium. Our reading: they control these hexes, and one that stands in Luxembourg has violated it and makes it capitulate (4.3).',
  },
  '3.9': {
    title: '1940 Marker Placement',
    words: 'Turn 1; 8 German replacements; 17 French ones, shown as 7 and +10; no German victory points.',
  },
  '3.10': {
    title: 'Fog of War',
    words:
      'Only the top unit of an enemy stack may be looked at. Declaring an attack on a stack opens all of it, and that attack must then be fought. Our reading: the attackers are chosen before the declaration and cannot be changed after it.',
  },

  '4.0': {
    title: 'How to Win',
    words: 'The two scenarios are won in different ways.',
    norule: 'heading only: 1939 is 4.1, 1940 is 4.2 to 4.11',
  },
  '4.1': {
    title: '1939 Victory',
    words:
      'If the French hold German city hexes when a turn ends, they roll a die and win if it does not exceed their number. They also win the moment one of their units comes next to a Ruhr hex. Supply does not matter for either. Otherwise the Germans win: there is no draw.',
  },
  '4.2': {
    title: '1940 Victory',
    words:
      'The Allies win at once by what wins 1939 for the French (4.1): the die over German cities or a unit next to the Ruhr. Failing that, the victory points the Germans have after turn 13 decide (4.11); they begin with none. A debit may end the game sooner (4.10).',
  },
  '4.3': {
    title: 'Overturn the Neutrals',
    words:
      'One point in total once any three of Belgium, the Netherlands, Luxembourg and Switzerland have capitulated; a fourth adds nothing. The Germans declare a violation before they move or attack in. The Netherlands give up with two city hexes in German hands at one time, Luxembourg when a German enters, Belgium with four city hexes in German hands or, once at war, when no British unit is on the map. Violated, Switzerland rolls: 1–3 it fights where it stands, and gives up when all its cities are German or its army is gone; 4–6 its army leaves for the redoubt and it never gives up. The army of a country that has given up is removed for good.',
  },
  '4.4': {
    title: 'Overturn the Dyle-Breda Plan',
    words:
      'One point if in the whole game no French unit in overland supply enters 3633, 3634, 3534, 3435, 3436 or 3335. No point if Belgium was never violated. Our reading: overland supply is a path to the west or south edge (8.8), not to a port.',
  },
  '4.5': {
    title: 'Overturn the Brittany Redoubt Plan',
    words:
      'One point when a mechanised corps leaves the map by a west-edge hex from 3118 to 3619, for 1 MP, whatever its strength or supply. It does not return.',
  },
  '4.6': {
    title: 'Overturn the Mediterranean Evacuation Plan',
    words:
      'One point when the Germans control Dijon or Lyon, even for a moment, or when a mechanised corps leaves by a south-edge hex in France for 1 MP. It does not return.',
  },
  '4.7': {
    title: 'Capture Paris',
    words: 'One point when all three hexes of Paris are German at the same time; they need not be kept.',
  },
  '4.8': {
    title: 'Overturn the Maginot Line',
    words:
      'One point when nine of the 15 Maginot forts are dead, or when the forts that stand are cut off from the west and south edges of France (8.8). Our reading: cut off means that not one of them can trace.',
  },
  '4.9': {
    title: 'Heavy British Casualties',
    words:
      'One point for each British corps whose last step is lost while it is out of supply, three at most. Supply from a port counts as supply, and a corps lost in supply gives nothing.',
  },
  '4.10': {
    title: 'Heavy German Mechanised Losses',
    words:
      'Each mechanised corps eliminated costs the Germans a point, five at most, whatever its supply. If a debit leaves them with no points or fewer, the Allies win at once. Our reading: this is looked at only when a debit is taken, for the game begins at zero, and without the point of 4.4, which is scored when the game is over.',
  },
  '4.11': {
    title: 'Judging Victory in 1940',
    words:
      'German points after turn 13: up to 4 an Allied victory, 5 a draw, 6 a marginal, 7 a major and 8 or more a war-winning German victory. History stands at 5 of a possible 9.',
  },

  '5.0': {
    title: 'Turn Sequence',
    words:
      'Nothing is done outside the phases of the turn. The French begin each turn of 1939, the Germans each turn of 1940.',
  },
  '5.1': {
    title: '1939 Turn Sequence',
    words:
      'Supply crisis check (turns 3–7), French player turn, German player turn, French victory check, French supply check. A player turn is a Movement and a Combat Phase. Our reading: the game ends after turn 7, the last that the outline names.',
  },
  '5.2': {
    title: '1939 Phase Order',
    words:
      'Until the supply crisis (5.5) the Germans choose at the start of each of their player turns whether to move or to fight first, and the French always fight first.',
  },
  '5.3': { title: '1939 French Victory Check', words: 'The die for German cities is rolled here (4.1).' },
  '5.4': {
    title: '1939 French Supply Check',
    words: 'French units without supply in this phase are removed for good.',
  },
  '5.5': {
    title: '1939 German Supply Crisis',
    words:
      'From turn 3 the French roll each turn, and the crisis begins if the die is within that turn’s range on the track; the ranges are missing and ours are reconstructed. From then on every battle shifts one column in favour of the French, whoever attacks, and the French choose the order of phases for both sides.',
  },
  '5.6': {
    title: '1940 Turn Sequence',
    words:
      'German player turn: airborne coup (turn 1), panzer halt check (turns 4–13), Movement and Combat in either order. Allied player turn: Movement and Combat in either order. Then Allied victory check, Anglo-French supply check, Dynamo (turns 5–13) and replacements.',
  },
  '5.7': {
    title: '1940 Phase Order',
    words:
      'The Germans choose their own order each turn. The Allied order is the Allies’ to choose on turn 1 and the Germans’ from turn 2 on.',
  },
  '5.8': {
    title: '1940 Sickle Cut on Turn 1',
    words:
      'The three corps of Sickle Cut do not move on turn 1. They may attack next door: the odds shift one column right for surprise, the Ardennes shift is ignored, and they may advance. Other Germans use the Ardennes as usual, but on turn 1 no Allied unit may move or attack into an Ardennes hex. Without Sickle Cut none of this holds. Our readings: one corps of Sickle Cut among the attackers is enough for the whole attack, and as no unit retreats where it could not move (11.3), no Allied unit retreats into the Ardennes on that turn either.',
  },
  '5.9': {
    title: '1940 German Airborne Coup',
    words:
      'On turn 1, before moving or fighting, the Germans may drop on one hex with an enemy or neutral fort or mobile unit; in a neutral country that is a violation. The die, plus 1 for a Maginot fort and 1 for each mobile unit there, succeeds on 5 or less. Success destroys the fort and makes the Allied player move the mobile units to an adjacent hex they can enter, zones ignored but never into Germany; if there is none they are eliminated. Our reading: the units of a stack may go to different hexes. The marker is used up either way, and not kept for later.',
  },
  '5.10': {
    title: '1940 Panzer Halt Check',
    words:
      'From turn 4, if no British unit is on the map, the Germans first fix their order of phases and then roll. The first halt comes on 1 or 2 and halves the MF of mechanised units for that player turn. After it, later checks halt on a 1 only, and such a halt forbids mechanised units to move or attack that turn.',
  },
  '5.11': { title: '1940 Allied Victory Check', words: 'The die for German cities is rolled here (4.2).' },
  '5.12': {
    title: '1940 Anglo-French Supply Check',
    words: 'French and British units without supply in this phase are removed for good.',
  },
  '5.13': {
    title: '1940 Operation Dynamo',
    words:
      'From turn 5 the Allies may once declare Dynamo in this phase, if British units are on the map, and name a city they control as its port. In each of the next three turns up to four British steps may leave from that port for 1 MP each unit, a corps also step by step; they are gone but not eliminated. During these turns attacks on Allied units in the port and next to it shift two columns left. Our reading: the city must be a port, on the coast (8.8).',
  },
  '5.14': {
    title: '1940 British Overland Evacuation',
    words:
      'Once Dynamo has been declared, British units may also leave by the south or west edge for 1 MP. An edge is closed when a German mechanised corps has left by it (4.5, 4.6). A unit that must retreat off the map is eliminated, and counts for 4.9 if out of supply. Our reading: that is a British unit on one of these edges that has no hex to retreat to, once Dynamo has been declared and while the edge is open; otherwise it cannot leave the map and suffers DE like any other: it stays and loses a step (11.3, 11.6).',
  },
  '5.15': {
    title: 'Replacement Phase',
    words: 'Replacements of both sides and the 39th Panzer Corps come in here (9.1 to 9.4).',
  },
  '5.16': {
    title: 'Dyle-Breda Movement',
    words:
      'In the turn Belgium is violated the Allies roll as their Movement Phase opens. 1: the French may not enter Belgium. 2–3: no effect. 4–6: British and French cross river hexsides in Belgium at no extra cost. Our reading: a 1 forbids to move, retreat or advance into Belgium from elsewhere; who is there may move about in it, and an attack over its border is no entry.',
  },
  '5.17': {
    title: '1940 French 4th Armoured Division',
    words:
      'Once in each Allied Combat Phase the marker may shift one French attack one column right, if the attackers trace supply to the west or south edge. It takes no losses, takes no room and is never on the map otherwise.',
  },

  '6.0': {
    title: 'Stacking',
    words: 'Several units of one side may share a hex, within the limits of 6.3 and 6.4, also during set-up.',
  },
  '6.1': { title: 'Free Stacking Units', words: 'Forts, markers and the 4th Armoured Division take no room.' },
  '6.2': {
    title: 'When Stacking Applies',
    words:
      'Limits count at the end of each phase and of each advance and retreat; moving units may pass through any number. Enemies never share a hex, and nations do not end in one hex, but British units may stand with Maginot forts. Units too many are eliminated by the opponent’s choice. Our reading: if nations are mixed, the owner first removes units until one nation is left, and only then does the opponent choose.',
  },
  '6.3': { title: '1939 Stacking', words: 'Up to eight units to a hex.' },
  '6.4': { title: '1940 Stacking', words: 'Up to three units to a hex.' },

  '7.0': {
    title: 'Zones of Control (1940)',
    words:
      'In 1940 each mobile unit that is not neutral has a zone of control (ZOC) over its own and the six adjacent hexes. Zones stop movement and bar retreats and supply; they never change control (3.1). 1939 has none.',
  },
  '7.1': {
    title: 'ZOC Limits',
    words:
      'Zones end at sea and lake hexsides and nowhere else but at forts (7.8). Units out of supply keep theirs, several count as one, and both sides may have theirs over the same hex.',
  },
  '7.2': {
    title: 'Enemy Zones of Control',
    words:
      'A friendly unit in a hex takes the enemy zone (EZOC) off it for supply paths (8.9) and for nothing else. A fort keeps it out altogether (7.8).',
  },
  '7.3': {
    title: 'EZOC and Movement',
    words:
      'A unit stops for the phase on entering an enemy zone. One that begins in such a zone may leave it, but not straight into another. Friendly units there make no difference. Mechanised corps are exempt (7.7).',
  },
  '7.4': {
    title: 'EZOC and Retreat',
    words: 'No retreat goes into an enemy zone, whatever friends stand there; leaving one is free.',
  },
  '7.5': { title: 'EZOC and Advance', words: 'Advances after combat take no notice of enemy zones.' },
  '7.6': {
    title: 'ZOC and Map Edges',
    words: 'There are no zones beyond the map, so that none hinders a unit from leaving it.',
  },
  '7.7': {
    title: 'German Mechanised Exception',
    words:
      'Mechanised corps ignore enemy zones in the German Movement Phase, in supply or out of it. When they retreat, zones bind them too.',
  },
  '7.8': {
    title: 'ZOC and Forts',
    words:
      'Forts have no zone, and mobile units lose theirs while they stand with a friendly fort. Enemy zones do not reach a fort’s hex, so 7.3 does not hold there.',
  },
  '7.9': {
    title: 'Neutral ZOC',
    words:
      'Neutral units have no zones. They gain them the instant a violation is declared, before the Germans move or attack.',
  },

  '8.0': {
    title: 'Supply',
    words:
      'French, British and, in 1940, German units need supply to move and attack in full. It is judged for movement when a unit begins to move, and for combat when a battle begins. Neutral armies always have it, as do the Germans of 1939. Units die of it only in the supply check (5.4, 5.12).',
  },
  '8.1': {
    title: 'Tracing Supply',
    words:
      'A path of any length leads from the unit to a source. It avoids enemy units, zones not cancelled by 8.9, sea and lake hexsides and the Zuiderzee crossing (10.7). Enemy-controlled ground does not stop it, but each city hex on it must be one’s own.',
  },
  '8.2': {
    title: 'Out of Supply: Movement',
    words: 'A unit without supply when it begins to move has half its MF for the phase, rounded up.',
  },
  '8.3': {
    title: 'Out of Supply: Combat',
    words: 'An attacker without supply when its battle begins has half its AF, rounded up. Defence is not affected.',
  },
  '8.4': {
    title: 'Germans Out of Supply',
    words: 'Germans never lose steps for want of supply, however long it lasts; 8.2 and 8.3 still bind them.',
  },
  '8.5': { title: 'Willful Lack of Supply', words: 'Units may move to where they will have no supply.' },
  '8.6': { title: '1939 French Supply Sources', words: 'Every hex of France.' },
  '8.7': { title: '1940 German Supply Sources', words: 'The Ruhr hexes and the hexes of Germany on the east edge.' },
  '8.8': {
    title: '1940 Allied Supply Sources',
    words:
      'For French and British: any west- or south-edge hex in France without a German unit in it. In and north of row 31 also any coastal city the Allies control that was never German. French units in the hex of a Maginot fort are always in supply; others may trace through the forts but not to them.',
  },
  '8.9': {
    title: '1940 Supply and EZOC',
    words: 'A path may enter a hex in an enemy zone but ends there, unless a friendly unit stands in it.',
  },
  '8.10': {
    title: '1940 Mechanised Auto-Supply',
    words: 'On turns 1 to 3 the mechanised corps on the map are in supply without a path.',
  },

  '9.0': {
    title: 'Replacements and Reinforcements',
    words:
      'In 1940 French and Germans can give back steps to reduced units, never beyond full strength. 1939 has no replacements.',
  },
  '9.1': {
    title: 'German Replacements',
    words:
      'In each Replacement Phase the Germans may give steps to reduced, supplied units that are not mechanised, any number, out of 8 for the game.',
  },
  '9.2': {
    title: 'German Mechanised Replacements',
    words:
      'Once a game, in a Replacement Phase of their choice, the Germans may give every reduced mechanised corps in supply one step. It costs none of the 8 and does not keep them from using those.',
  },
  '9.3': {
    title: 'French Replacements',
    words:
      'In each Replacement Phase the Allies may give steps to reduced French units in supply, any number, out of 17 for the game and to the same unit again and again. Maginot forts take none, and the dead do not return.',
  },
  '9.4': {
    title: 'Reinforcements',
    words:
      'The 39th Panzer Corps is the only one. In the Replacement Phase of turn 8 or of a later turn it is put, free of cost, in a city of Germany under German control and in no enemy zone.',
  },

  '10.0': {
    title: 'Movement',
    words:
      'In a Movement Phase a player moves as many units as he likes, alone or as stacks, from hex to adjacent hex, paying MP from their MF. A stack is all of a hex that may still move; some of it may be left behind, which has then moved. Neutral units do not move (3.6).',
  },
  '10.1': {
    title: 'Strictures',
    words:
      'A unit moves in its own side’s Movement Phase only, once in it, and for no more MP than it has; what is left is lost and cannot be passed on. Retreats cost nothing. Our reading: a unit that stays where its stack sets out has not moved and may do so later, with the die that was rolled for it (10.3); one dropped on the way has.',
  },
  '10.2': {
    title: '1939 MP',
    words:
      'Germans have 4, also in the crisis. The French have 4 on turn 1; later a die is rolled for each unit or stack before it moves, and 5 and 6 count as 4. Without supply a French unit has half of that, rounded up.',
  },
  '10.3': {
    title: '1940 MP',
    words:
      'German non-mechanised and British units have 6, mechanised ones 12. For French and neutral units a die is rolled for each unit or stack before it moves. Without supply it is halved and rounded up. Our reading: as the printed table notes, the French have 4 without a die on turn 1 and neutrals on the turn they enter the war.',
  },
  '10.4': {
    title: 'No Minimum Move',
    words: 'A unit that cannot pay for a hex does not enter it, even as its only step.',
  },
  '10.5': {
    title: 'Terrain and Movement',
    words:
      'A clear hex, one with nothing else in it, costs 1 MP, a city 1, rough and Ardennes 2, a hex with a standing fort 1. A river costs 1 more, except into or out of a city and where 5.16 waives it. No unit enters 2235 or crosses sea or lake, but for 10.7.',
  },
  '10.6': {
    title: '1940 Paris',
    words:
      'Paris is an open city: Allied units may pass through and may retreat into it, but must not be there when their Movement Phase ends. Zones of both sides reach its hexes, and Germans may stay.',
  },
  '10.7': {
    title: 'Zuiderzee',
    words:
      'Units that begin their move in 4238 or 4239 may cross to the other over the water between them; that ends their move. No supply path crosses there.',
  },
  '10.8': {
    title: 'Maginot Line Movement',
    words:
      'French units pay nothing for the Moselle when they go from one Maginot hex to another, even where the fort is gone. The gap at 2235 parts the line in two.',
  },

  '11.0': {
    title: 'Combat',
    words:
      'Attacks are voluntary and cannot be evaded. A unit attacks once and is attacked once in a Combat Phase, and an empty hex cannot be attacked. A unit that has retreated onto friends adds nothing if that hex is attacked next, but shares the result.',
  },
  '11.1': {
    title: 'Advance After Combat',
    words:
      'When the defender’s hex is empty, attackers of that battle may enter it, before the next battle and within stacking. The French must advance with at least one unit whenever they can.',
  },
  '11.2': {
    title: 'Multi-Hex Attacks',
    words:
      'Units from several hexes may attack one hex together, always one, and all that defend it defend as one. No attack mixes Allied nations.',
  },
  '11.3': {
    title: 'Defender Retreat (DR)',
    words:
      'Each defender goes one hex in a direction its owner picks, together or apart: not where an attacker stood, not where it could not move, not too many, not out to sea, and in 1940 not into an enemy zone (7.4). A unit that cannot go suffers DE. Our reading: with a fort in the hex a DR becomes a bloodbath that eliminates one whole unit on each side, as this case has it; an option follows the terrain chart, where it becomes AS.',
  },
  '11.4': {
    title: 'Bloodbath (BB)',
    words:
      'Each side loses one step in all, of its owner’s choice; beside a fort the mobile units must take it. If that empties the hex, the attacker may advance.',
  },
  '11.5': { title: 'Attack Stalled (AS)', words: 'Nobody loses, retreats or advances.' },
  '11.6': {
    title: 'Elimination (AE, DE)',
    words:
      '1939: DE kills every defender, AE one attacker of the attacker’s choice. 1940: each unit of the losing side in the battle loses a step and stays, and so dies if it was its last.',
  },
  '11.7': {
    title: 'Unitary Factors',
    words: 'A unit fights with its whole factor in one battle; no part is held back or used elsewhere.',
  },
  '11.8': {
    title: 'Stacks Attacking and Defending',
    words:
      'Units of one stack may attack different hexes, or not at all. Defenders in a hex are always attacked together.',
  },
  '11.9': {
    title: 'Attack Resolution',
    words: 'The attacker takes battles in any order, one wholly after another, and need not announce them ahead.',
  },
  '11.10': {
    title: 'Combat Resolution',
    words:
      'Attack total to defence total, rounded in the defender’s favour, gives the column: 10 to 5 is 2:1. Shifts follow (11.11 to 11.14), then a die gives the result, which is carried out at once. Below 1:5 it is AE and above 6:1 DE without a die. Our reading: that is judged after all shifts.',
  },
  '11.11': {
    title: 'Concentric Attack',
    words:
      'An attack from two opposite hexsides, from three hexes that do not touch one another, or from more than three hexes shifts one column right, or two if a German mechanised unit takes part. Never against a city or a fort. Our reading: the case speaks of a differential, but the odds column is meant.',
  },
  '11.12': {
    title: 'Terrain and Rivers in Combat',
    words:
      'Rough and Ardennes shift one column left: 3:1 becomes 2:1. Units that attack across a river have their factor halved, rounded up.',
  },
  '11.13': {
    title: 'Defending in Cities',
    words:
      'No concentric bonus against a city. In 1940 German panzer and panzergrenadier corps that attack one use their DF as AF.',
  },
  '11.14': {
    title: 'Defending Fortifications',
    words:
      'A fort adds its strength, 1 or 2, to the defence, alone or with units, and shifts as many columns left, besides the terrain’s shift. No concentric bonus. In 1940 panzers use their DF as AF. Our reading: that holds for all mechanised corps, as in cities (11.13).',
  },
} as const satisfies { readonly [c: string]: CaseText };
