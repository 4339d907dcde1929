import { describe, expect, it } from 'vitest';
import {
  checkModalDateSearch,
  checkModalNextStep,
  checkPageDateSearch,
  checkPageNextStep,
  type StepForm,
  shouldConfirmTypeChange,
} from './step-checks';

const completeForm: StepForm = {
  dinCode: 'D1',
  type: 'table',
  party: { adults: 2, kids: 0 },
  visitDay: '2026-11-27',
  visitTime: '18:00',
};
const formatCheck = (checkResult: { ok: boolean; error?: string }) => checkResult.error ?? 'ok';
const emptyParty = { party: { adults: 0, kids: 0 } };
const partyOfEleven = { party: { adults: 8, kids: 3 } };

describe('the form for the search for dates', () => {
  it.each([
    ['a complete form', {}, 'ok', 'ok'],
    ['no venue', { dinCode: null }, 'venue_required', 'ok'],
    ['an empty party', emptyParty, 'guests_required', 'guests_required'],
    [
      'no venue and an empty party: the page reports the venue',
      { dinCode: null, ...emptyParty },
      'venue_required',
      'guests_required',
    ],
    ['eleven guests, who have to phone', partyOfEleven, 'party_by_phone', 'party_by_phone'],
    ['eleven cakes, which can be ordered', { ...partyOfEleven, type: 'pickup' }, 'ok', 'ok'],
  ] as const)('is checked: %s: $2 on the page, $3 in the modal', (_case, changes, page, modal) => {
    const form = { ...completeForm, ...changes };
    expect([formatCheck(checkPageDateSearch(form)), formatCheck(checkModalDateSearch(form))]).toEqual([page, modal]);
  });
});

describe('the form for the next step', () => {
  it.each([
    ['a complete form', {}, 'ok', 'ok'],
    ['no venue', { dinCode: null }, 'venue_required', 'ok'],
    ['no date', { visitDay: null, visitTime: null }, 'date_required', 'date_required'],
    ['no time', { visitTime: null }, 'time_required', 'time_required'],
    ['a pickup without a time, which it does not need', { type: 'pickup', visitTime: null }, 'ok', 'ok'],
    ['a pickup without a date', { type: 'pickup', visitDay: null, visitTime: null }, 'date_required', 'date_required'],
  ] as const)('is checked: %s: $2 on the page, $3 in the modal', (_case, changes, page, modal) => {
    const form = { ...completeForm, ...changes };
    expect([formatCheck(checkPageNextStep(form)), formatCheck(checkModalNextStep(form))]).toEqual([page, modal]);
  });
});

describe('a change of the type of reservation', () => {
  it.each([
    ['after a search', 'table', 'room', true, true],
    ['before a search', 'table', 'room', false, false],
    ['for the same type', 'table', 'table', true, false],
    ['for another category of pickups', 'pickup Cakes', 'pickup Bread', true, true],
    ['for the same category of pickups', 'pickup Cakes', 'pickup Cakes', true, false],
  ] as const)('needs a confirmation: %s: $4', (_case, before, after, hasSearched, expected) => {
    const parseType = (text: string) => {
      const [type = '', categoryName = ''] = text.split(' ');
      return { type: type as 'table' | 'room' | 'pickup', categoryName };
    };
    expect(shouldConfirmTypeChange(parseType(before), parseType(after), hasSearched)).toBe(expected);
  });
});
