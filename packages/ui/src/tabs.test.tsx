// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { addMediaQueries, addScrolling } from '../test/browser';
import { render } from '../test/render';
import { Tabs } from './tabs';

type Meal = 'breakfast' | 'lunch' | 'dinner';
const meals = [
  { id: 'breakfast', label: 'Breakfast' },
  { id: 'lunch', label: 'Lunch' },
  { id: 'dinner', label: 'Dinner' },
] as const;

function Menus({ start = 'breakfast' }: { start?: Meal }) {
  const [meal, setMeal] = useState<Meal>(start);
  return (
    <Tabs items={meals} label="Menus" onSelect={setMeal} selected={meal}>
      <p>Menu of {meal}</p>
      <a href="#wine">Wine list</a>
    </Tabs>
  );
}

const getTab = (name: string) => screen.getByRole('tab', { name });

beforeAll(() => {
  addMediaQueries();
  addScrolling();
});
afterEach(cleanup);

it('a tab list marks the selected tab, which names the content', () => {
  render(<Menus start="lunch" />);
  expect(screen.getByRole('tablist', { name: 'Menus' })).toBeDefined();
  expect(screen.getByRole('tab', { selected: true })).toBe(getTab('Lunch'));
  expect(screen.getByRole('tabpanel', { name: 'Lunch' }).textContent).toContain('Menu of lunch');
  expect(getTab('Lunch').getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});

it('a tab list shows the content of the tab that is clicked', async () => {
  render(<Menus />);
  await userEvent.click(getTab('Dinner'));
  expect(screen.getByRole('tabpanel', { name: 'Dinner' }).textContent).toContain('Menu of dinner');
});

it('a tab list is one tab stop, and the next Tab moves to the content', async () => {
  const user = userEvent.setup();
  render(<Menus start="lunch" />);
  await user.tab();
  expect(document.activeElement).toBe(getTab('Lunch'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Wine list' }));
});

it.each<[string, Meal, string]>([
  ['{ArrowRight}', 'breakfast', 'Lunch'],
  ['{ArrowRight}', 'dinner', 'Breakfast'],
  ['{ArrowLeft}', 'lunch', 'Breakfast'],
  ['{ArrowLeft}', 'breakfast', 'Dinner'],
  ['{Home}', 'dinner', 'Breakfast'],
  ['{End}', 'breakfast', 'Dinner'],
])('a tab list selects and focuses another tab by %s from %s: %s', async (key, start, expected) => {
  const user = userEvent.setup();
  render(<Menus start={start} />);
  await user.tab();
  await user.keyboard(key);
  expect(screen.getByRole('tab', { selected: true })).toBe(getTab(expected));
  expect(document.activeElement).toBe(getTab(expected));
});
