import { z } from 'zod';

/** Answers every question for a code; whether anybody is known by the number or address does not show in it (decision 46). */
export const codeSent = z.object({
  result: z.literal('success'),
  sentBy: z.enum(['sms', 'mail']).describe('How the code travels: by text in Korea, for other countries by mail'),
  liveSeconds: z.number().int().describe('How long it can be used'),
  againSeconds: z.number().int().describe('When the next one may be asked for'),
});
