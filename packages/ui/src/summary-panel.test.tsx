// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { render } from '../test/render';
import { SummaryPanel } from './summary-panel';

const renderPanel = (defaultOpen = false) =>
  render(
    <SummaryPanel
      brief="The Grill, 2 adults"
      defaultOpen={defaultOpen}
      note="No refund on the day"
      title="Your reservation"
    >
      <p>Deposit 20,000</p>
    </SummaryPanel>,
  );
const getToggle = () => screen.getByRole('button', { name: /Your reservation.*The Grill, 2 adults/ });

afterEach(cleanup);

it('is a region named by its title', () => {
  renderPanel();
  expect(screen.getByRole('region', { name: 'Your reservation' }).textContent).toContain('Deposit 20,000');
});

it('shows in `aria-expanded` whether it is open, and opens and closes by Enter', async () => {
  const user = userEvent.setup();
  renderPanel();
  await user.tab();
  expect(document.activeElement).toBe(getToggle());
  expect(getToggle().getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{Enter}');
  expect(getToggle().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Enter}');
  expect(getToggle().getAttribute('aria-expanded')).toBe('false');
});

it('links its button to its content by `aria-controls`', () => {
  renderPanel(true);
  const content = document.getElementById(getToggle().getAttribute('aria-controls') ?? '');
  expect(content?.textContent).toBe('Deposit 20,000');
});

it('shows its note only while it is closed', async () => {
  renderPanel();
  expect(screen.getByText('No refund on the day')).toBeDefined();
  await userEvent.click(getToggle());
  expect(screen.queryByText('No refund on the day')).toBeNull();
});
