// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCssEscape } from '../test/browser';
import { render } from '../test/render';
import { OptionTiles } from './option-tiles';
import { RadioGroup } from './radio-group';

type Time = '18:00' | '18:30' | '19:00';
interface ChoiceProps {
  label: string;
  description?: string | undefined;
  error?: string | undefined;
  options: readonly { value: Time; label: string; disabled?: boolean }[];
  value: Time | undefined;
  onChange: (time: Time) => void;
}
const options = [
  { value: '18:00', label: 'Six' },
  { value: '18:30', label: 'Half past six', disabled: true },
  { value: '19:00', label: 'Seven' },
] as const;

const getTime = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeAll(addCssEscape);
afterEach(cleanup);

describe.each<[string, ComponentType<ChoiceProps>]>([
  ['a group of option tiles', OptionTiles],
  ['a radio group', RadioGroup],
])('%s', (_kind, Choice) => {
  function Times({ start, error }: { start?: Time; error?: string }) {
    const [time, setTime] = useState(start);
    return (
      <Choice
        description="Local time"
        error={error}
        label="Time of the visit"
        onChange={setTime}
        options={options}
        value={time}
      />
    );
  }

  it('is a group named by its label and described by its description, with no option chosen at first', () => {
    render(<Times />);
    expect(screen.getByRole('group', { name: 'Time of the visit', description: 'Local time' })).toBeDefined();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('describes the group by its description and then its error', () => {
    render(<Times error="Choose a time." />);
    expect(screen.getByRole('group', { description: 'Local time Choose a time.' })).toBeDefined();
  });

  it('chooses only the clicked option', async () => {
    render(<Times start="18:00" />);
    await userEvent.click(getTime('Seven'));
    expect(screen.getAllByRole('radio', { checked: true })).toEqual([getTime('Seven')]);
  });

  it('is one tab stop, in which ArrowDown chooses the next available option', async () => {
    const user = userEvent.setup();
    render(<Times start="18:00" />);
    await user.tab();
    expect(document.activeElement).toBe(getTime('Six'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(getTime('Seven'));
    expect(getTime('Seven').checked).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('does not choose an unavailable option', async () => {
    render(<Times start="18:00" />);
    await userEvent.click(getTime('Half past six'));
    expect(getTime('Half past six').disabled).toBe(true);
    expect(getTime('Six').checked).toBe(true);
  });
});

it('the name of an option tile includes its note', () => {
  const optionsWithNote = [{ value: '19:00', label: 'Seven', note: '2 left' }] as const;
  render(<OptionTiles label="Time" onChange={() => {}} options={optionsWithNote} value={undefined} />);
  expect(screen.getByRole('radio', { name: /^Seven\s*2 left$/ })).toBeDefined();
});

it('an option of a radio group is described by its description, which is not part of its name', () => {
  const describedOptions = [{ value: 'card', label: 'Card', description: 'Visa and Mastercard' }] as const;
  render(<RadioGroup label="Payment" onChange={() => {}} options={describedOptions} value={undefined} />);
  expect(screen.getByRole('radio', { name: 'Card', description: 'Visa and Mastercard' })).toBeDefined();
});

it('an option of a radio group is named by its label and aside, and chosen by a press on its description', async () => {
  const onChange = vi.fn<(method: string) => void>();
  const describedOptions = [{ value: 'card', label: 'Card', aside: '5 %', description: 'Visa and Mastercard' }];
  render(<RadioGroup label="Payment" onChange={onChange} options={describedOptions} value={undefined} />);
  await userEvent.click(screen.getByText('Visa and Mastercard'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('card');
  expect(screen.getByRole('radio', { name: /^Card\s*5 %$/ })).toBeDefined();
});

it('each of two groups on a page is a tab stop of its own', async () => {
  const user = userEvent.setup();
  render(
    <>
      <OptionTiles label="Lunch" onChange={() => {}} options={options} value="18:00" />
      <OptionTiles label="Dinner" onChange={() => {}} options={options} value="19:00" />
    </>,
  );
  await user.tab();
  expect(screen.getByRole('group', { name: 'Lunch' }).contains(document.activeElement)).toBe(true);
  await user.tab();
  expect(screen.getByRole('group', { name: 'Dinner' }).contains(document.activeElement)).toBe(true);
});
