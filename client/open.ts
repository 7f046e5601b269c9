/** The way in of `npm run dev`, no part of a build: keeps the record that was asked for as a game of this browser and goes to its table. */
import { office } from './office.ts';

const record = await fetch('/open.json').then(r => r.text());
location.replace(`/play/${await office().importRecord(record)}`);
