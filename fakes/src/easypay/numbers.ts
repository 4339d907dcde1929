import { randomInt } from 'node:crypto';
import type { Method } from './ledger';
import { wireTime } from './seoul';

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/** Creates a transaction number of 20 digits: the time and random digits, so that a restart repeats none. */
export const createPgCno = (now: Date): string => wireTime(now).slice(2) + digits(8);

export const createApprovalNo = (): string => digits(8);

export const createCashReceiptNo = (method: Method): string => (method === 'account' ? digits(9) : '');
