const maxFrames = 6;

/** Matches `https://host/assets/entry-Ab12Cd34.js:1:2345` at the end of a stack line of any browser. */
const positionPattern = /(\w[\w-]*:\/\/[^\s()?#]+?)(?:[?#][^\s()]*?)?(?::(\d+):(\d+))?\)?$/;
/** Returns true for a frame, `at f (…)` in Chrome or `f@…` in Firefox and Safari, and false for the error's message. */
const isFrame = (line: string): boolean => /^\s*at |^[^\s]*@/.test(line);

/**
 * Lists up to six positions in this site's built scripts, innermost first. Returns none if the innermost frame with a
 * URL belongs to another script, such as one of an extension or one that a messenger injects.
 */
export function listFrames(stack: string, origin: string): string[] {
  const frames: string[] = [];
  for (const line of stack.split('\n')) {
    const [, url = '', row, column] = positionPattern.exec(line) ?? [];
    const path = url.startsWith(`${origin}/assets/`) && url.endsWith('.js') ? url.slice(origin.length) : undefined;
    if (path !== undefined) frames.push(row === undefined ? path : `${path}:${row}:${column}`);
    else if (url !== '' && isFrame(line) && frames.length === 0) return [];
    if (frames.length === maxFrames) break;
  }
  return frames;
}
