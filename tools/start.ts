import { buildIfStale } from './lib/build';
import { startProduct, stayUntilStopped } from './lib/product';
import { sayWelcome, sayWhy } from './lib/welcome';

/** `npm start`: builds what has changed, then serves the product on its embedded defaults. */
async function main(): Promise<void> {
  await buildIfStale();
  process.stdout.write('Starting. The first start creates the database and the demo group, which takes some seconds longer.\n');
  const product = await startProduct({ env: { LOG_LEVEL: 'warn', ...process.env } });
  sayWelcome(product);
  await stayUntilStopped(product);
}

main().catch((error: unknown) => {
  sayWhy(error);
  process.exit(1);
});
