import { request } from 'node:http';
import { join } from 'node:path';

const socketPath = join(process.env['DATA_DIR'] ?? './data', 'control.sock');

// `npm run demo:reset`: asks the running server to create the demo data again.

const resetRequest = request({ socketPath, path: '/demo/reset', method: 'POST' }, (response) => {
  let responseText = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    responseText += chunk;
  });
  response.once('end', () => {
    const isReset = response.statusCode === 200;
    const getError = () => (JSON.parse(responseText) as { error: string }).error;
    process.stdout.write(
      isReset ? 'The demo data is reset.\n' : `The server did not reset the demo data: ${getError()}.\n`,
    );
    process.exitCode = isReset ? 0 : 1;
  });
});
resetRequest.once('error', () => {
  process.stderr.write(`No server answers at ${socketPath}. Start the product first (npm start), then reset it.\n`);
  process.exitCode = 1;
});
resetRequest.end();
