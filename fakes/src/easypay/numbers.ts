import { randomInt } from 'node:crypto';
import type { Method } from './ledger';
import { wireTime } from './seoul';

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** A transaction number: 20 digits, the time and then chance, so that a restart repeats none. */
export const createPgCno = (now: Date): string => wireTime(now).slice(2) + digits(8);

export const createApprovalNo = (): string => digits(8);

/** A cash receipt's number, as the tax office gives them: nine digits. Cards have none. */
export const createCashReceiptNo = (method: Method): string => (method === 'account' ? digits(9) : '');
