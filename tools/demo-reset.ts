import { request } from 'node:http';
import { join } from 'node:path';

const socketPath = join(process.env['DATA_DIR'] ?? './data', 'control.sock');

const call = request({ socketPath, path: '/demo/reset', method: 'POST' }, (response) => {
  let responseText = '';
  response.setEncoding('utf8').on('data', (part: string) => {
    responseText += part;
  });
  response.once('end', () => {
    const done = response.statusCode === 200;
    const getError = () => (JSON.parse(responseText) as { error: string }).error;
    process.stdout.write(
      done ? 'The demo data is reset.\n' : `The server did not reset the demo data: ${getError()}.\n`,
    );
    process.exitCode = done ? 0 : 1;
  });
});
call.once('error', () => {
  process.stderr.write(`No server answers at ${socketPath}. Start the product first (npm start), then reset it.\n`);
  process.exitCode = 1;
});
call.end();
