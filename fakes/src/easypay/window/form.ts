import type { Instrument, Method } from '../ledger';
import { demoBanks, demoCards, findCard } from './demo-instruments';

export interface FormValues {
  readonly cardNo: string;
  readonly expiry: string;
  readonly bank: string;
  readonly holder: string;
}

export type FieldName = keyof FormValues;

export interface FieldError {
  readonly field: FieldName;
  readonly text: 'badCard' | 'badHolder' | 'badExpiry' | 'badBank';
}

/**
 * Returns the valid values with which the window opens.
 * @param cardPosition position of the card in `demoCards`, from 1; an invalid position selects the first card
 */
export const createFilledForm = (now: Date, cardPosition = 1): FormValues => ({
  cardNo: (demoCards[cardPosition - 1] ?? demoCards[0])?.number ?? '',
  expiry: `12/${String(now.getUTCFullYear() + 3).slice(-2)}`,
  bank: demoBanks[0]?.code ?? '',
  holder: 'HONG GILDONG',
});

export const parseForm = (body: unknown): FormValues => {
  const fields = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  const getField = (name: FieldName): string => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' ? value.trim().slice(0, 60) : '';
  };
  return {
    cardNo: getField('cardNo'),
    expiry: getField('expiry'),
    bank: getField('bank'),
    holder: getField('holder'),
  };
};

export const validateForm = (method: Method, values: FormValues, now: Date): readonly FieldError[] => {
  const errors: FieldError[] = [];
  if (method === 'card' && !findCard(values.cardNo)) errors.push({ field: 'cardNo', text: 'badCard' });
  if (method === 'account' && !findBank(values)) errors.push({ field: 'bank', text: 'badBank' });
  if (values.holder === '') errors.push({ field: 'holder', text: 'badHolder' });
  if (method === 'card' && !isValidExpiry(values.expiry, now)) errors.push({ field: 'expiry', text: 'badExpiry' });
  return errors;
};

export const findInstrument = (method: Method, values: FormValues): Instrument | undefined =>
  (method === 'card' ? findCard(values.cardNo) : findBank(values))?.instrument;

const findBank = (values: FormValues) => demoBanks.find((bank) => bank.code === values.bank);

const isValidExpiry = (expiry: string, now: Date): boolean => {
  const match = /^(0[1-9]|1[0-2]) ?\/ ?(\d{2})$/.exec(expiry);
  if (!match) return false;
  const expiryMonth = Number(match[2]) * 12 + Number(match[1]) - 1;
  return expiryMonth >= (now.getUTCFullYear() % 100) * 12 + now.getUTCMonth();
};
