import { parseEmail } from '@dining/domain/shared/email';
import { z } from 'zod';
import { line } from '../wire';
import { defineStaffCommand } from './command';

/** A member's id, however it is typed. */
const userId = z
  .string()
  .refine((text) => parseEmail(text) !== null, { message: 'not an e-mail address' })
  .transform((text) => parseEmail(text) ?? text);
const asked = { userId, reason: line(300).trim().min(1) };

/** Everything that is kept of a member, by table; times are ISO. */
export const exportMember = defineStaffCommand<{ readonly tables: Readonly<Record<string, readonly unknown[]>> }>()(
  '/staff/members/export',
  asked,
);

/** Ends every session of a member: whoever is signed in as him is signed out. Answers how many there were. */
export const signMemberOut = defineStaffCommand<{ readonly ended: number }>()('/staff/members/sign-out', asked);

/** Takes a member out of everything, as leaving does; answers the name that what must be kept stands under. */
export const eraseMember = defineStaffCommand<{ readonly leftId: string }>()('/staff/members/erase', asked);
