/** A bot that always takes the first listed choice: npm run match -- --a "node clients/typescript/first-legal.ts" --b random … */
import { takeSeat } from './phoney-war.ts';

await takeSeat({ choose: ({ choices }) => choices[0]! });
