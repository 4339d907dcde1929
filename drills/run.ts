import { drills } from './all';
import type { Drill } from './lib/drill';
import { startRig } from './lib/rig';
import { formatOutcome, formatStart, formatTable, isKept, type Outcome } from './lib/table';

/**
 * `npm run drills` runs every drill of the reliability document, one after the other: some by name or number
 * (`-- last-seat 6`), those of every build (`-- quick`), or lists them (`-- --list`). Exits 1 if a guarantee
 * breaks.
 */
const args = process.argv.slice(2);
const isQuick = args.includes('quick');
const named = args.filter((each) => each !== 'quick');
const unknown = named.filter(
  (each) => each !== '--list' && !drills.some(({ name, number }) => each === name || each === String(number)),
);

const isAsked = ({ name, number, quick }: Drill): boolean =>
  named.length === 0 ? !isQuick || quick : named.includes(name) || named.includes(String(number));

async function main(): Promise<void> {
  const chosen = drills.filter(isAsked);
  console.log(`${chosen.length} drills; first the build, a PostgreSQL and the demo group`);
  const rig = await startRig(isQuick ? 'quick' : 'full');
  const outcomes: Outcome[] = [];
  try {
    for (const [index, drill] of chosen.entries()) {
      const place = { index, total: chosen.length };
      console.log(formatStart(place, drill));
      const outcome = await rig.run(drill);
      console.log(formatOutcome(place, outcome));
      outcomes.push(outcome);
    }
  } finally {
    await rig.close();
  }
  console.log(`\n${formatTable(outcomes)}`);
  process.exitCode = outcomes.every(isKept) ? 0 : 1;
}

if (unknown.length > 0) {
  console.error(`There is no drill ${unknown.join(', ')}: npm run drills -- --list`);
  process.exitCode = 1;
} else if (named.includes('--list')) {
  for (const { number, name, description, quick } of drills)
    console.log(`${String(number).padStart(2)}  ${name.padEnd(22)} ${description}${quick ? ' (quick)' : ''}`);
} else {
  await main();
}
