import { z } from 'zod';

/**
 * Response to each request of guests and members for a code. It does not reveal whether the number or e-mail address is
 * known (decision 46).
 */
export const codeSentSchema = z.object({
  result: z.literal('success'),
  sentBy: z.enum(['sms', 'mail']).describe('Channel of the code: SMS for a Korean phone number, mail otherwise'),
  liveSeconds: z.number().int().describe('Validity in seconds'),
  againSeconds: z.number().int().describe('Seconds until another code can be requested'),
});
