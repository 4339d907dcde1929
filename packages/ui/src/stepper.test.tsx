// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { render } from '../test/render';
import { Stepper } from './stepper';

function AdultsStepper({ start, error }: { start: number; error?: string }) {
  const [adults, setAdults] = useState(start);
  return (
    <Stepper
      error={error}
      label="Adults"
      max={4}
      min={1}
      onChange={setAdults}
      value={adults}
      valueText={`${adults} adults`}
    />
  );
}

const getFewerButton = () => screen.getByRole('button', { name: 'Fewer: Adults' });
const getMoreButton = () => screen.getByRole('button', { name: 'More: Adults' });
const getAnnouncedCount = () => screen.getByRole('status').querySelector('.sr-only')?.textContent;

afterEach(cleanup);

it('a stepper is a group named by its label', () => {
  render(<AdultsStepper start={2} />);
  const group = screen.getByRole('group', { name: 'Adults' });
  expect(group.contains(getFewerButton()) && group.contains(getMoreButton())).toBe(true);
});

it('a stepper counts up and down, and announces the new count', async () => {
  render(<AdultsStepper start={2} />);
  await userEvent.click(getMoreButton());
  expect(getAnnouncedCount()).toBe('3 adults');
  await userEvent.click(getFewerButton());
  await userEvent.click(getFewerButton());
  expect(getAnnouncedCount()).toBe('1 adults');
});

it('a stepper is operated by Tab, Enter and the space bar', async () => {
  const user = userEvent.setup();
  render(<AdultsStepper start={2} />);
  await user.tab();
  expect(document.activeElement).toBe(getFewerButton());
  await user.tab();
  expect(document.activeElement).toBe(getMoreButton());
  await user.keyboard('{Enter} ');
  expect(getAnnouncedCount()).toBe('4 adults');
});

it.each([
  ['smallest', 2, getFewerButton, '1 adults'],
  ['largest', 3, getMoreButton, '4 adults'],
])(
  'a stepper stops at its %s count with an inactive button that keeps the focus',
  async (_case, start, getButton, announced) => {
    const user = userEvent.setup();
    render(<AdultsStepper start={start} />);
    await user.click(getButton());
    expect(getButton().getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Enter}');
    expect(getAnnouncedCount()).toBe(announced);
    expect(document.activeElement).toBe(getButton());
  },
);

it('a stepper returns into its range from a count that is too large', async () => {
  render(<AdultsStepper start={9} />);
  await userEvent.click(getFewerButton());
  expect(getAnnouncedCount()).toBe('4 adults');
});

it('a stepper describes the group by its error', () => {
  render(<AdultsStepper error="At most four people fit at a table." start={4} />);
  expect(
    screen.getByRole('group', { name: 'Adults', description: 'At most four people fit at a table.' }),
  ).toBeDefined();
});
