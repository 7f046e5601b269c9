import type { CaseText } from '../../../engine/game.ts';

/** Every case of the rulebook, in our own words; the keys are the rulebook's. Where it is silent or contradicts itself our reading stands in the case. `norule` says why a case rules nothing. */
export const CASES = {
  '1.0': {
    title: 'Introduction',
    words:
      'October 1938: Prague refuses the Munich agreement, and the powers come in one after the other. A short second scenario is the campaign in Poland of September 1939.',
    norule: 'introduces the two scenarios only: states no rule',
  },
  '1.2': {
    title: 'Map Compass Directions',
    words:
      'Edges of the map, corners included: north 0101 to 6110, south 0134 to 6134, east 6111 to 6133, west 0102 to 0134. Supply sources and the Soviet railways that leave the map go by them (10.3, 10.4).',
  },
  '1.3': {
    title: 'Sides',
    words:
      'In 1938 the German player leads Germany, Italy, Hungary and Poland, the Allied player Czechoslovakia, the Soviet Union, France, Britain, Romania and Yugoslavia. Belgium, Denmark, Estonia, Latvia, Lithuania, Luxembourg and the Netherlands are neutral until the Germans violate them. Nobody enters Switzerland, and by our reading Sweden and Finland neither. All units but the Soviet ones are Western.',
  },
  '1.4': {
    title: 'Halving',
    words:
      'What is halved is added up first, hex by hex, then halved and rounded up; a lone factor of one stays one. Our reading: causes add up, so that an unsupplied mechanised corps counts a quarter against a city.',
  },

  '2.0': {
    title: 'Components',
    words: 'A map of 61 columns of hexes, 280 counters and a six-sided die.',
  },
  '2.1': {
    title: 'Map',
    words:
      'A unit is in exactly one hex. Cities with a black dot count for nothing. The errata spell Königsberg 4114, Giessen 1113, Dortmund 1208, Bielefeld 1409 and Hannover 1710.',
  },
  '2.2': {
    title: 'Counters',
    words: 'Counters are combat units or markers. Units stand for the formations of the time.',
  },
  '2.3': {
    title: 'Combat Unit',
    words:
      'A unit shows its nation, name, type, size and its factors for attack and defence. All have one step. The back may show a set-up hex.',
  },
  '2.3.1': {
    title: 'Unit Sizes',
    words:
      'Fronts, armies, corps and divisions. A Soviet front counts as an army everywhere, a Soviet army as a corps. A bracketed size is an ad hoc formation. Sizes matter for stacking (8.0) and losses (12.3).',
  },
  '2.3.2': {
    title: 'Movement Factors',
    words:
      'Not on the counters: armies and Soviet fronts have 4 movement points, corps and Soviet armies 6, static units none. Our reading: a static unit never moves, not even the one hex of 11.1.',
  },
  '2.3.3': {
    title: 'National Colors',
    words: 'Each nation has a colour scheme and two letters; the Germans have three schemes.',
    norule: 'says how counters are printed: the tests of the counters hold the schemes',
  },
  '2.3.4': {
    title: 'Historic Unit Identification',
    words: 'Abbreviations on the counters: BEF, CDC, IAC, SAB, 7F and others.',
    norule: 'a list of abbreviations: states no rule',
  },
  '2.3.5': {
    title: 'Unit Types',
    words:
      'Units are mechanised or not. Static units are not mechanised and attack with 0. Mountain infantry, cavalry and the Flieger division are not mechanised.',
  },
  '2.3.6': {
    title: 'Attack Factors (AF) & Defense Factors (DF)',
    words: 'The left factor counts in attack, the right one in defence (12.1).',
  },
  '2.3.7': {
    title: 'Unit Organizational Levels',
    words: 'Units may be combined into larger ones (7.0).',
  },
  '2.4': {
    title: 'Markers',
    words:
      'Two for points, one for the turn, seven national markers, three for German phases, four for breaches, four railheads and those of airpower. Our reading: there are as many breach and airpower markers as are needed.',
  },

  '3.0': {
    title: '1938 Scenario Set Up & Hex Control',
    words: 'The Allies set up first, then the Germans, all open to both. Stacking (8.0) holds.',
  },
  '3.1': {
    title: 'Allied Set Up',
    words:
      'Czechs: four armies on their printed hexes, six static corps in border or city hexes, one a hex. Soviets: 1B, 2B and NW in three hexes north of row 24, SF, SW, UF and the IAC in four on or south of it; four railheads on Soviet railway hexes at the border. Yugoslavs: three armies and two independent corps in five hexes. Romanians: two armies, cavalry and mountain corps in 3133, 3134 and 3233. French and British: fourteen units in fourteen hexes of France that are not on the border. The corps the armies stand for are set aside.',
  },
  '3.2': {
    title: 'German Set Up',
    words:
      'Hungarians: three armies and the mobile corps in four hexes. Poles on their printed hexes. Italians: five armies in five hexes. Germans: eleven static divisions in the West Wall, seven armies and the 14th, 15th and 16th Motorised Corps anywhere in Germany, East Prussia included, Danzig not. The rest is set aside.',
  },
  '3.2.1': {
    title: 'German 18th Motorized Corps',
    words:
      'When at the end of a German phase a way of nine German-controlled hexes or fewer joins Vienna and Breslau, the two cities not counted, the 18th Motorised Corps may be placed in any hex of such a way. By our reading nobody need hold the two cities, as only the hexes between them count; by option both must be German.',
  },
  '3.2.2': {
    title: 'German Static Reserve & Mountain Corps',
    words:
      'The 18th Mountain Corps is placed in a city in Germany in the German Movement Phase of turn 2; by our reading it may move at once. From turn 3 on each German Reorganisation Phase brings a die less one of the six static corps, into German-controlled cities or West Wall hexes, enemy zones no bar.',
  },
  '3.3': {
    title: 'Neutral Nations',
    words:
      'Only the Germans bring neutrals in, by saying so at the start of a German Movement or Combat Phase. The Allied player then sets up their units anywhere in their country, and their hexes are Allied. Latvia and Estonia have no units, no points and never fall; violated, their hexes are friendly to the Soviets.',
  },
  '3.3.1': {
    title: 'Neutral Nations & Allied Airpower',
    words:
      'Belgium, Denmark and the Netherlands add one each to the Allied air dice while they fight. When one falls that ends.',
  },
  '3.4': {
    title: 'Turn, Phase & Victory Point Phase Markers',
    words: 'The turn begins at 1, both totals at 50, the seven national markers are in the pool.',
  },
  '3.5': {
    title: 'Replacements',
    words:
      'A corps or Soviet army that is not German and lost in battle comes back as many turns later as a die shows; two dice if it was out of supply, attacked or defended a city, or fell to an attack with the concentric shift. Past the last turn, or if its nation has fallen, it is gone, as static units and the IAC always are. It comes back in a Reorganisation Phase of its nation, in a supply source of the nation or in any city in friendly hands where its nation may be (11.7); by option only in a city of its own country. One eliminated German infantry corps may come back each turn, in the German Reorganisation Phase. By option that one may be a mechanised corps (4.6). Our reading: Danish, Lithuanian and Slovak armies never come back.',
  },
  '3.6': {
    title: 'Hex Control',
    words:
      'The side whose unit was last in a hex controls it, from the instant it enters. Zones of control do not change it.',
  },

  '4.0': {
    title: 'How to Win',
    words: 'The Germans must bring Czechoslovakia down before the others tell; the Allies must hold and reach Berlin.',
  },
  '4.1': {
    title: 'Sudden Death Victory & Defeat',
    words:
      'The Germans win at once if Czechoslovakia falls by the end of turn 2, if they have 100 points and Prague, or if the Allies have 1 or less. The Allies win at once with 100 points, when the Germans have 1 or less, or by controlling both hexes of Berlin.',
  },
  '4.2': {
    title: 'End Game Victories & Draws',
    words:
      'After turn 10 the Allies win if Czechoslovakia stands, whatever the points. If it has fallen, a side that is 20 points ahead wins; else it is a draw.',
  },
  '4.3': {
    title: 'Tracking Victory Points (VP)',
    words:
      'One total a side, from 50, changed the moment something happens. Totals run past 100 where Prague is missing.',
  },
  '4.4': {
    title: 'VP Awards',
    words:
      'When a hex with points changes hands its captor gains them and the other side loses as many, every time, supplied or not. A West Wall hex counts one for the Allies the first time one of their units enters it, and never again.',
  },
  '4.5': {
    title: 'Capitulation',
    words: 'Germany, Italy, the Soviet Union, France, Britain, Romania and Yugoslavia never give up.',
  },
  '4.5.1': {
    title: 'Czechoslovakian Capitulation',
    words:
      'Czechoslovakia falls the instant Prague is German controlled or all Czech fortifications are breached. By the end of turn 2 that wins the game. Later its units are removed, its fortifications count as breached, Prague is scored (by our reading it passes to the Germans also when the ring fell first, unless Allied units of another nation stand in it), and the Germans gain a die of points. Other cities must be taken. From the next turn the Allied air dice lose one.',
  },
  '4.5.2': {
    title: 'Belgian, Danish, & Netherlands Capitulations',
    words:
      'Each falls the instant its capital is German controlled: its units are removed, the Germans gain a die of points, and from the next turn the Allied air dice lose one. Copenhagen is reached over the straits from 2503 to 2603 only. With Belgium its fort is gone.',
  },
  '4.5.3': {
    title: 'Danzig, Luxembourg, Latvia, & Lithuanian Capitulations',
    words:
      'Danzig, Luxembourg and Lithuania fall with their capital, without a die; Latvia and Estonia never. Danzig scores for the Germans when it is violated, and the Allies lose nothing; by our reading entering it then adds nothing. If the Allies take it, it counts as any other.',
  },
  '4.5.4': {
    title: 'Hungarian & Polish Capitulations',
    words:
      'Hungary and Poland fall the instant their capital is Allied controlled: no die; their units are removed, and from the next turn the Allied air dice gain one.',
  },
  '4.6': {
    title: 'German Mechanized Corps Elimination',
    words:
      'A German mechanised corps lost costs the Germans a point, out of supply two, each time. It may come back by 3.5: an option, as 3.5 names infantry only.',
  },

  '5.0': {
    title: 'Sequence of Play',
    words: 'Ten turns of phases, each act in its phase; what is done stays done unless the opponent agrees.',
  },
  '5.1': {
    title: 'GTs 1 & 2',
    words:
      'Only Germans and Czechs act and stay in their two countries (by 11.7 the Czechs in their own), without airpower. The Germans fix the order of their three phases and play them; then the Czechs reorganise, move and fight.',
  },
  '5.2': {
    title: 'GT 3 Through GT 10',
    words:
      'Air superiority; then a marker is drawn from the pool, and its nations reorganise, move and fight, until the pool is empty; then airpower returns. The marker of a nation that falls leaves the game. Nations of one marker act together.',
  },
  '5.3': {
    title: 'German Command-Control Exceptionalism',
    words:
      'After a draw and after each phase of a nation the Germans may play one or more of their three phases, each once a turn. What they have not used by the end is lost.',
  },

  '6.0': {
    title: 'Airpower',
    words: 'From turn 3 on one side at most has airpower markers.',
  },
  '6.1': {
    title: 'Air Superiority',
    words:
      'Three German dice against two Allied ones. The Allies lose one for Czechoslovakia, Belgium, Denmark and the Netherlands fallen, gain one for Hungary and Poland fallen, and one for each neutral of 3.3.1 that fights. The higher total has as many markers as it is higher.',
  },
  '6.2': {
    title: 'Airpower Missions',
    words: 'Each marker bombs or supports, whatever the nation.',
  },
  '6.2.1': {
    title: 'Terror Bombing',
    words:
      'A die for each marker: 4 or more takes a point from the enemy. By our reading the number of markers is said first.',
  },
  '6.2.2': {
    title: 'Ground Support',
    words:
      'All other markers are placed, anywhere, one a hex. Each makes an air zone of its hex and the six around: enemies pay one point more to enter, also by rail; friends who attack from it gain a column, friends who defend in it gain one; enemies form no armies in it, though by our reading they may break down.',
  },
  '6.3': {
    title: 'Airpower Marker Retrieval',
    words: 'At the end of the turn all come back; each is used once a turn and never lost.',
  },

  '7.0': {
    title: 'Reorganization & Disruption',
    words:
      'In its nation’s Reorganisation Phase an army in supply may break down, and corps in supply in one hex may form one; not both with the same units in a phase; enemy zones are no bar. What is then too much in a hex the opponent moves to hexes next door of his choice, as few as will do, into enemy zones only if there is no other way. By our reading units without a legal hex stay until the next check, armies, not corps, are what breaks up, and static units are moved out as any others: that is no movement.',
  },
  '7.1': {
    title: 'Western Army & Soviet Front Structures',
    words:
      'Two infantry corps make an army; three in Hungary, three mechanised corps the Italian mechanised army, five armies a Soviet front. Mountain infantry counts as infantry in Germany, ad hoc groups in Poland. Static, cavalry, other mechanised and British units form nothing; Belgians and Dutch neither; Danish and Lithuanian armies do not break down. Armies are never lost: their components are, and the counter may be formed again. By our reading too few components mean as many as there are, the first of those set aside are taken, and the Yugoslav independent corps may form armies.',
  },

  '8.0': {
    title: 'Stacking & Areas of Operation',
    words:
      'Five units a hex, one army or front among them, one German static corps; German mechanised corps and static divisions count two. In force at all times, on the march too. Enemies never share a hex, and nations neither share nor pass one. What is too much at the end of a phase the opponent moves out.',
  },
  '8.1': {
    title: 'Stacking & Movement',
    words: 'A stack may move together, in parts or one by one; who stays behind may still move.',
  },
  '8.2': { title: 'Markers', words: 'Markers take no room.' },
  '8.3': {
    title: 'Fog of War',
    words:
      'Of an enemy stack only the top unit is seen until an attack from it or on it is declared, which then cannot be called off. By our reading who must disperse a stack sees it, too.',
  },

  '9.0': {
    title: 'Zones of Control',
    words:
      'Units and intact Czech and Belgian forts control the six hexes around, not across blocked, lake or sea hexsides and not into ground they may not enter; by our reading a fort’s zone reaches where a unit of its nation could go, and as nobody knows what lies beneath the top (8.3), a stack of two or more reaches wherever infantry could, a mechanised unit alone into mountains and swamps along railways only. Those who do not act yet (5.1) have their zones all the same. Empty West Wall and Maginot hexes control nothing. Supply does not matter.',
  },
  '9.1': {
    title: 'Enemy Zones of Control (EZOC) & Movement',
    words:
      'A unit stops in the first enemy zone it enters and never goes from one straight into another. German mechanised corps do as they like. Friends do not help. By our reading who enters a capital in an enemy zone stops there, even if that brings down the nation whose zone it was (4.5).',
  },
  '9.2': {
    title: 'EZOC & Supply',
    words:
      'A line leads into an enemy zone but not through it, unless a friend stands there. For German mechanised units zones do not matter.',
  },
  '9.3': {
    title: 'EZOC & Combat',
    words: 'Nobody must attack, and zones do not hinder an advance.',
  },

  '10.0': {
    title: 'Supply',
    words: 'Looked at when a unit or stack begins to move, and at the start of each battle for all in it.',
  },
  '10.1': {
    title: 'Automatic Home-Country Supply',
    words:
      'At home everybody is in supply, by our reading also who attacks out of it or into it. East Prussia and Danzig are German home.',
  },
  '10.2': {
    title: 'Tracing Supply Lines',
    words:
      'Abroad a unit needs a way of any length to a source of its own nation, not through enemies, intact enemy forts, enemy cities, enemy zones, neutral or closed ground. Ground of allied nations is open; by our reading friendly forts are, too, and a line may begin in a source that lies in an enemy zone: zones bar lines that lead through them.',
  },
  '10.3': {
    title: 'Soviet Supply Line Tracing',
    words:
      'Soviets abroad need a railhead with at most four hexes between, and from it railways in friendly hands to an east or south edge of the Soviet Union. By our reading friendly means Allied, and a railhead in an enemy zone feeds all the same.',
  },
  '10.3.1': {
    title: 'Soviet Railheads',
    words:
      'At the end of a Soviet Movement Phase each railhead may go up to four hexes along railways that are joined to the Soviet Union. The instant its railway is cut it goes back to the first hex that is joined again.',
  },
  '10.4': {
    title: 'Non-Soviet Supply Sources',
    words:
      'Germans: German cities and Danzig. Hungarians: Budapest. Yugoslavs and Romanians: the south edge of their country. Italians: the south and west edge of Italy. French and British: any hex of France. Poles: Polish cities. Only while in friendly hands.',
  },
  '10.5': {
    title: 'OOS Effects',
    words:
      'Out of supply a unit has half its movement points and attacks at half; it defends in full and does not die of it. An army or front found so before it moves, attacks or is attacked breaks up first. By our reading attackers scattered by that drop out of the battle.',
  },

  '11.0': {
    title: 'Movement',
    words:
      'From hex to hex for movement points; one unit or stack is done before the next begins; points are not saved or lent.',
  },
  '11.1': {
    title: 'Minimum Movement',
    words: 'One hex is always possible, whatever it costs, but not into closed ground and not from zone to zone.',
  },
  '11.2': {
    title: 'Stack Movement',
    words:
      'Who began the phase in one hex may go together, leave some behind and go on, each with its own points. When another stack has begun to move, it is over.',
  },
  '11.3': {
    title: 'Terrain & Movement',
    words:
      'The dearest ground of a hex and the hexside crossed are paid. A city hides all else in its hex; a fort counts in combat, the ground beneath it in movement. Ports are worth points only.',
  },
  '11.4': {
    title: 'Special Cases',
    words:
      'Mechanised units enter mountains and swamps along railways only and never attack into them. A river costs a point more, but not from or into a city. Water, blocked, lake and sea hexsides are closed; the straits 2503–2603 and 2401–2402 are crossed like a river. Along a railway a hex costs half a point.',
  },
  '11.5': {
    title: 'Fortifications',
    words:
      'Intact Czech and Belgian forts admit their own nation only. They are breached, for good, when all in them including the garrison is lost and somebody advances. West Wall hexes have no garrison and are breached by who enters. No German enters or attacks the Maginot Line.',
  },
  '11.6': {
    title: 'Column Movement',
    words:
      'A unit in supply with no enemy unit next to it and in no enemy air zone may double its points, and then enters no enemy zone and no enemy air zone. Whether German mechanised corps are bound by that, an option says.',
  },
  '11.7': {
    title: 'Geographic Restrictions',
    words:
      'French, British, Germans and Soviets go anywhere; Hungarians, Romanians and Yugoslavs in their three countries and Czechoslovakia; Italians in Italy and Yugoslavia; Poles in Poland and Czechoslovakia; all others at home. That holds for attacks, too.',
  },

  '12.0': {
    title: 'Combat',
    words:
      'Attacks are voluntary, on one hex each, against all that is in it, by any units next to it; nobody attacks twice in a phase, and nobody is attacked twice but by momentum (12.7). One is finished before the next is declared. Nations of one marker may attack together.',
  },
  '12.1': {
    title: 'Combat Procedure',
    words:
      'Attack factors less defence factors give the column, between two the lower. Germans use the mechanised line if at least half is supplied mechanised: half the strength by the chart, half the units by the text: an option. Static units attack with 0.',
  },
  '12.2': {
    title: 'Column Shifts',
    words:
      'Terrain, rivers if all attack across them, aircraft and the concentric attack add up; at the ends of the table it stays.',
  },
  '12.2.2': {
    title: 'Concentric Attacks',
    words:
      'From opposite hexes, from three with one between each two, or from more than three: two columns for Germans, one for others; not against cities and fortifications.',
  },
  '12.3': {
    title: 'Combat Resolution',
    words:
      'A die gives the corps equivalents each side loses, the defender first. A corps, a Soviet army, a Danish, Lithuanian or Slovak army counts one, a static division a half, a fort’s garrison one and always last. Owners choose, break armies down as needed and must meet the number where they can.',
  },
  '12.4': {
    title: 'Attacker Disruption',
    words: 'If a defender is left, a garrison too, every army and front that attacked breaks up, even without a loss.',
  },
  '12.5': {
    title: 'Advance After Combat',
    words:
      'Into a hex emptied of all defenders any attackers may advance at once, within stacking, whatever the zones; static units never.',
  },
  '12.6': {
    title: 'German Mechanized Flank Attack',
    words:
      'Supplied German mechanised corps beside an enemy unit may enter an empty hex in an enemy zone without a die, once a phase, not into intact Czech or Belgian forts.',
  },
  '12.7': {
    title: 'German Mechanized Momentum Attacks',
    words:
      'Supplied German mechanised corps that just advanced may attack once more at once, also a hex attacked before; a flank attack only if the first was none; never into intact forts. By our reading one such attack follows an advance, by any of those who advanced, and it goes into any empty hex of an enemy zone, whether an enemy is next to them or not.',
  },
  '12.8': {
    title: 'German 7th Flieger Division',
    words:
      'Once in the game, from the German Reorganisation Phase of turn 3 on and under German air superiority, the division may be placed in a hex with enemy units that the Germans are about to attack, and a die is rolled: less one, 2 or more gives that attack one column, else it is destroyed. Who then does not attack the hex loses it; after the attack it is gone. By our reading without such a phase in turn 3 it is ready with the next one.',
  },

  '13.0': {
    title: '1939 Scenario (Player Aid Card)',
    words: 'The German campaign in Poland: six turns of three days by the rules of 1938 but for what follows.',
  },
  '13.1': {
    title: 'Area of Play',
    words:
      'Germany with East Prussia, Poland and Czechoslovakia; only Germans and Poles. Poles neither move nor attack outside Poland. By our reading the Czech fortifications do not exist, and Danzig must be violated.',
  },
  '13.2': {
    title: 'Set Up & Hex Control',
    words:
      'Poles as in 1938, six German armies and four corps on their printed hexes, fifteen corps set aside. Germany and Czechoslovakia are German controlled, Poland Polish.',
  },
  '13.3': {
    title: 'How to Win',
    words:
      'After turn 6 the Germans have a point for Krakow, one for Danzig with the Coastal Defence Command eliminated, and two for Warsaw or one for a hex next to it. Four win, three draw, fewer lose. Nothing ends the game before.',
  },
  '13.4': {
    title: 'Special Scenario Rules',
    words:
      'The sequence of 5.1 with Poles for Czechs, no airpower. German armies have three corps. The Slovak army never breaks down and counts one corps equivalent and an army in a stack. The three ad hoc corps form no army.',
  },
} as const satisfies { readonly [c: string]: CaseText };
