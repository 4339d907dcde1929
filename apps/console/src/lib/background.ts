/** Headers of requests that the console repeats by itself: they do not keep a session alive. */
export const backgroundHeaders = { 'X-Background': '1' };
