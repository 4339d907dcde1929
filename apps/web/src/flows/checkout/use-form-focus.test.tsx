// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useFormFocus } from './use-form-focus';

function Page({ isAtForm }: { isAtForm: boolean }) {
  useFormFocus(isAtForm);
  return (
    <>
      <input aria-label="Name" />
      <div id="method">
        <input aria-label="Card" type="radio" />
      </div>
    </>
  );
}

const getFocusedElement = () => document.activeElement;

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
afterEach(cleanup);

it('the payment page does not move the focus when the page opens with the form', () => {
  render(<Page isAtForm />);
  expect(getFocusedElement()).toBe(document.body);
});

it('the payment page moves the focus to the payment method each time the guest leaves a payment', () => {
  const { rerender } = render(<Page isAtForm={false} />);
  for (let round = 0; round < 2; round += 1) {
    expect(getFocusedElement()).toBe(document.body);
    rerender(<Page isAtForm />);
    expect(getFocusedElement()).toBe(screen.getByLabelText('Card'));
    screen.getByLabelText('Card').blur();
    rerender(<Page isAtForm={false} />);
  }
});

it('the payment page moves the focus to the payment method after a payment that began from the form', () => {
  const { rerender } = render(<Page isAtForm />);
  rerender(<Page isAtForm={false} />);
  rerender(<Page isAtForm />);
  expect(getFocusedElement()).toBe(screen.getByLabelText('Card'));
});

it('the payment page does not move the focus away from a field', () => {
  const { rerender } = render(<Page isAtForm={false} />);
  screen.getByLabelText('Name').focus();
  rerender(<Page isAtForm />);
  expect(getFocusedElement()).toBe(screen.getByLabelText('Name'));
});
