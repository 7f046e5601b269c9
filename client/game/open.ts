/** Only for `npm run dev`, not part of a build: imports the record given to the command as a game of this browser and opens its table. */
import { engineWorker } from '../worker/engine-worker.ts';

const record = await fetch('/open.json').then(r => r.text());
location.replace(`/play/${await engineWorker().importRecord(record)}`);
