/** So many places of a stack are told. */
const maxFrames = 6;

/** `https://host/assets/entry-Ab12Cd34.js:1:2345`, in the middle or at the end of a line, whatever the browser writes around it. */
const place = /(\w[\w-]*:\/\/[^\s()?#]+?)(?:[?#][^\s()]*?)?(?::(\d+):(\d+))?\)?$/;
/** A line of the stack, not of the message: `at f (…)` of Chrome, `f@…` of Firefox and Safari. */
const isFrame = (line: string): boolean => /^\s*at |^[^\s]*@/.test(line);

/**
 * Where an error came from: places in the built scripts of this site, the innermost first. None where a script of somebody else
 * stands above ours, such as an extension or what a messenger puts into the pages it shows.
 */
export function listFrames(stack: string, origin: string): string[] {
  const frames: string[] = [];
  for (const line of stack.split('\n')) {
    const [, address = '', row, column] = place.exec(line) ?? [];
    const path = address.startsWith(`${origin}/assets/`) && address.endsWith('.js') ? address.slice(origin.length) : undefined;
    if (path !== undefined) frames.push(row === undefined ? path : `${path}:${row}:${column}`);
    else if (address !== '' && isFrame(line) && frames.length === 0) return [];
    if (frames.length === maxFrames) break;
  }
  return frames;
}
