// @vitest-environment jsdom
import type { CancelTier } from '@dining/domain/cancellation/policy';
import type { Language } from '@dining/domain/shared/language';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTranslations, TranslationsContext } from '../../lib/i18n';
import { PolicyTimeLine } from './policy-time-line';

afterEach(cleanup);

const createTiers = (...pairs: [number, number][]): readonly CancelTier[] =>
  pairs.map(([hoursBefore, feePercent]) => ({ hoursBefore, feePercent }));
const tiers = createTiers([720, 10], [3, 20]);

function listTexts(element: Element): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}

/** Returns the lengths of the bars, in percent of the longest possible one. */
const listBarLengths = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[style*="--share"]')].map(({ style }) =>
    style.getPropertyValue('--share'),
  );
const incomplete = 'Steps with missing, impossible or repeated numbers are not drawn.';

async function showTimeLine(
  shownTiers: readonly CancelTier[],
  { cap = 20, language = 'en' }: { readonly cap?: number | null; readonly language?: Language } = {},
) {
  const translations = createTranslations(language);
  await translations.load(['setup']);
  render(
    <TranslationsContext value={translations}>
      <PolicyTimeLine cap={cap} tiers={shownTiers} />
    </TranslationsContext>,
  );
  const drawing = screen.getByRole('img');
  return { label: drawing.getAttribute('aria-label'), segments: [...drawing.children].map(listTexts) };
}

it.each<[Language, string]>([
  ['ko', '예약부터 방문까지의 취소 수수료: 방문 720시간 전까지 없음, 방문 3시간 전까지 10%, 이후 20%(법정 상한 20%)'],
  [
    'en',
    'Cancellation fees from the booking to the visit: none until 720 h before the visit, 10% until 3 h before the visit, 20% after that; the legal cap is 20%',
  ],
  ['cn', '从预订到到店的取消费用：到店720小时前不收费、到店3小时前收取10%、此后收取20%（法定上限20%）'],
  ['ja', '予約から来店までのキャンセル料：来店720時間前まで無料、来店3時間前まで10%、以降20%（法定上限20%）'],
])('the drawing has the fees and the cap as one sentence in %s', async (language, label) =>
  expect((await showTimeLine(tiers, { language })).label).toBe(label),
);

it.each<[string, readonly CancelTier[], number | null, readonly (readonly string[])[], readonly string[]]>([
  [
    'each tier with its limits, hours of whole days also as days',
    tiers,
    20,
    [
      ['Booking', 'no fee', 'Legal cap 20%', '720 h', '30 days'],
      ['10%', '3 h'],
      ['20%', 'Visit'],
    ],
    ['0%', '50%', '100%'],
  ],
  ['no fee without tiers', [], 20, [['Booking', 'no fee', 'Legal cap 20%', 'Visit']], ['0%']],
  [
    'a fee above the cap as such',
    createTiers([24, 80]),
    40,
    [
      ['Booking', 'no fee', 'Legal cap 40%', '24 h'],
      ['80%', '✕ over the cap', 'Visit'],
    ],
    ['0%', '100%'],
  ],
  [
    'the whole deposit without a cap',
    createTiers([24, 100]),
    null,
    [
      ['Booking', 'no fee', '24 h'],
      ['100%', 'Visit'],
    ],
    ['0%', '100%'],
  ],
])('the drawing shows %s', async (_case, shownTiers, cap, segments, barLengths) => {
  const drawing = await showTimeLine(shownTiers, { cap });
  expect(drawing.segments).toEqual(segments);
  expect(listBarLengths()).toEqual(barLengths);
  expect(screen.queryByText(incomplete)).toBeNull();
});

it('the drawing leaves out what is typed incompletely, and a text says so', async () => {
  const { label, segments } = await showTimeLine(createTiers([Number.NaN, 10], [24, Number.NaN], [12, 15], [6, 101]));
  expect(segments).toEqual([
    ['Booking', 'no fee', 'Legal cap 20%', '12 h'],
    ['15%', 'Visit'],
  ]);
  expect(label).toContain('none until 12 h before the visit, 15% after that');
  expect(screen.getByText(incomplete)).toBeTruthy();
});

it('the drawing names neither a cap nor a fee of a policy without either', async () =>
  expect((await showTimeLine([], { cap: null })).label).toBe(
    'Cancellation fees from the booking to the visit: none until the visit',
  ));
