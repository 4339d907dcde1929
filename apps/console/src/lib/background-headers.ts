/** Headers of requests that the console repeats by itself. Such requests do not extend the session. */
export const backgroundHeaders = { 'X-Background': '1' };
