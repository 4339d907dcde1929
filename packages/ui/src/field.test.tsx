// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { render } from '../test/render';
import { Checkbox } from './checkbox';
import type { FieldText } from './field';
import { FieldGroup } from './field-group';
import { PasswordField } from './password-field';
import { Select } from './select';
import { TextArea } from './text-area';
import { TextField } from './text-field';

const languages = [
  { value: 'ko', label: '한국어' },
  { value: 'en', label: 'English' },
];

afterEach(cleanup);

type Texts = Pick<FieldText, 'description' | 'error' | 'required'>;

describe.each<[string, string, (texts: Texts) => ReactElement]>([
  ['a text field', 'textbox', (texts) => <TextField label="Wish" {...texts} />],
  ['a text area', 'textbox', (texts) => <TextArea label="Wish" {...texts} />],
  ['a select', 'combobox', (texts) => <Select label="Wish" options={languages} {...texts} />],
  ['a checkbox', 'checkbox', (texts) => <Checkbox {...texts}>Wish</Checkbox>],
])('%s', (_kind, role, createField) => {
  it('is named by its label, and by default neither required, invalid nor described', () => {
    render(createField({}));
    const control = screen.getByRole(role, { name: 'Wish', description: '' });
    expect(control.getAttribute('aria-describedby')).toBeNull();
    expect(control.getAttribute('aria-invalid')).toBeNull();
    expect(control.getAttribute('aria-required')).toBeNull();
  });

  it('is focused by a click on its label', async () => {
    render(createField({}));
    await userEvent.click(screen.getByText('Wish'));
    expect(document.activeElement).toBe(screen.getByRole(role));
  });

  it('is described by its description and then its error, and is invalid', () => {
    render(createField({ description: 'In your own words', error: 'Say what you wish.' }));
    const control = screen.getByRole(role, { name: 'Wish', description: 'In your own words Say what you wish.' });
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('is neither invalid nor described by an empty error', () => {
    render(createField({ error: '' }));
    const control = screen.getByRole(role, { name: 'Wish' });
    expect([control.getAttribute('aria-describedby'), control.getAttribute('aria-invalid')]).toEqual([null, null]);
  });

  it('is required, with the word “required” in its name', () => {
    render(createField({ required: true }));
    const control = screen.getByRole(role, { name: /^Wish\s*required$/ });
    expect(control.getAttribute('aria-required')).toBe('true');
  });
});

it('a field is named by its label even if the label is hidden', () => {
  render(<TextField label="Coupon number" labelHidden />);
  expect(screen.getByRole('textbox', { name: 'Coupon number' })).toBeDefined();
});

it('a disabled field is skipped by Tab', async () => {
  render(
    <>
      <TextField disabled label="E-mail" />
      <TextField label="Name" />
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

it('a group of fields is described by its description and its error', () => {
  render(
    <FieldGroup description="As in your passport" error="Enter both names." label="Name of the guest">
      <TextField label="Family name" />
      <TextField label="Given name" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', {
    name: /^Name of the guest/,
    description: 'As in your passport Enter both names.',
  });
  expect(group.contains(screen.getByRole('textbox', { name: 'Given name' }))).toBe(true);
});

describe('a select', () => {
  function Language() {
    const [language, setLanguage] = useState('');
    return (
      <Select
        label="Language"
        onChange={(event) => setLanguage(event.target.value)}
        options={[...languages, { value: 'fr', label: 'Français', disabled: true }]}
        placeholder="Choose a language"
        value={language}
      />
    );
  }
  const getSelectedText = () =>
    screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).selectedOptions[0]?.textContent;

  it('shows its placeholder, and then the chosen option', async () => {
    render(<Language />);
    expect(getSelectedText()).toBe('Choose a language');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'English');
    expect(getSelectedText()).toBe('English');
  });

  it('offers a disabled option that cannot be chosen', async () => {
    render(<Language />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Français');
    expect(getSelectedText()).toBe('Choose a language');
  });
});

describe('a checkbox', () => {
  it('is checked and unchecked by the space bar', async () => {
    const user = userEvent.setup();
    render(<Checkbox>I agree</Checkbox>);
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'I agree', checked: true })).toBeDefined();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: 'I agree', checked: false })).toBeDefined();
  });

  it('is indeterminate while `mixed` is set', () => {
    const { rerender } = render(<Checkbox mixed>Agree to all</Checkbox>);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Agree to all' });
    expect(box.indeterminate).toBe(true);
    rerender(<Checkbox>Agree to all</Checkbox>);
    expect(box.indeterminate).toBe(false);
  });
});

describe('a password', () => {
  const showText = { text: 'Show', accessibleName: 'Show the password' };
  const hideText = { text: 'Hide', accessibleName: 'Hide the password' };
  const getField = () => screen.getByLabelText<HTMLInputElement>('Password');

  it('is hidden until its button shows it, and keeps the typed text', async () => {
    render(<PasswordField autoComplete="current-password" hideText={hideText} label="Password" showText={showText} />);
    await userEvent.type(getField(), ' s3cret ');
    expect(getField().type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show the password' }));
    expect([getField().type, getField().value]).toEqual(['text', ' s3cret ']);
    await userEvent.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect([getField().type, getField().value]).toEqual(['password', ' s3cret ']);
  });

  it('is described by its error', () => {
    render(
      <PasswordField
        autoComplete="new-password"
        error="Ten characters at least."
        hideText={hideText}
        label="Password"
        showText={showText}
      />,
    );
    const errorId = getField().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(errorId)?.textContent).toBe('Ten characters at least.');
  });
});
