import { randomInt } from 'node:crypto';
import type { Method } from './ledger';
import { formatWireTime } from './wire-time';

const createDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');

/**
 * Creates a transaction number of 20 digits. It contains the time and random digits, so that it is unique across
 * restarts.
 */
export const createPgCno = (now: Date): string => formatWireTime(now).slice(2) + createDigits(8);

export const createApprovalNo = (): string => createDigits(8);

export const createCashReceiptNo = (method: Method): string => (method === 'account' ? createDigits(9) : '');
