// @vitest-environment jsdom

import { AlertHost } from '@dining/ui/alert-host';
import { TextField } from '@dining/ui/text-field';
import { type FieldFailure, useCheckedForm, useFormFields, useSubmission } from '@dining/ui/use-checked-form';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmAlert, expectFieldError, prepareSite, renderInSite } from '../../test/render-in-site';
import { createTestSite } from '../../test/test-site';

interface Person {
  readonly name: string;
  readonly town: string;
}
type Failure = FieldFailure<keyof Person>;

const nameMissing: Failure = { field: 'name', text: 'Enter a name.' };
const townMissing: Failure = { field: 'town', text: 'Enter a town.' };
const send = vi.fn<(person: Person) => unknown>();
let check: (person: Person) => readonly Failure[] | Promise<readonly Failure[]>;

function PersonForm() {
  const { submit, getRequiredFieldProps, getFieldProps } = useCheckedForm<Person>({
    check: (person) => check(person),
    send,
  });
  return (
    <form noValidate onSubmit={submit}>
      <TextField {...getRequiredFieldProps('name')} label="Name" />
      <TextField {...getFieldProps('town')} label="Town" />
      <button type="submit">Send</button>
    </form>
  );
}

const getField = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const getSendButton = () => screen.getByRole('button', { name: 'Send' });

prepareSite();
beforeEach(() => {
  send.mockReset();
  check = () => [];
});

it('a form marks every error, but announces only the first one, whatever the order of the fields', async () => {
  check = () => [townMissing, nameMissing];
  const { user } = await renderInSite(<PersonForm />);
  await user.click(getSendButton());
  await confirmAlert(user, townMissing.text);
  expectFieldError(getField('Town'), townMissing.text);
  expect(getField('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

it('a form announces the first of two errors of one field', async () => {
  check = () => [nameMissing, { field: 'name', text: 'The name is too short.' }];
  const { user } = await renderInSite(<PersonForm />);
  await user.click(getSendButton());
  await confirmAlert(user, nameMissing.text);
  expectFieldError(getField('Name'), nameMissing.text);
});

it('a form keeps an error while the guest types, and clears it when the valid form is submitted', async () => {
  check = ({ name }) => (name === '' ? [nameMissing] : []);
  const { user } = await renderInSite(<PersonForm />);
  await user.click(getSendButton());
  await confirmAlert(user, nameMissing.text);
  await user.keyboard('Mina');
  expectFieldError(getField('Name'), nameMissing.text);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(getField('Name').getAttribute('aria-invalid')).toBeNull());
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Mina', town: '' });
});

it('a form waits for an asynchronous check, and is sent once if it is submitted again meanwhile', async () => {
  let passCheck = () => {};
  check = () =>
    new Promise((resolve) => {
      passCheck = () => resolve([]);
    });
  const { user } = await renderInSite(<PersonForm />);
  await user.click(getSendButton());
  await user.click(getSendButton());
  expect(send).not.toHaveBeenCalled();
  passCheck();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
});

it('a form can be sent again once the previous submission has ended', async () => {
  const { user } = await renderInSite(<PersonForm />);
  await user.click(getSendButton());
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  await user.click(getSendButton());
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('a form keeps and sends values that were typed before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const { wrapper: Site } = await createTestSite();
  const page = (
    <Site>
      <PersonForm />
      <AlertHost />
    </Site>
  );
  container.innerHTML = renderToString(page);
  getField('Name').value = 'Mina';
  render(page, { container, hydrate: true });
  expect(getField('Name').value).toBe('Mina');
  await userEvent.click(getSendButton());
  await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Mina', town: '' }));
});

it('a form can validate each change after a submission, and keeps a reported failure until a change', async () => {
  const checkPerson = ({ name, town }: Person) => [
    ...(name === '' ? [nameMissing] : []),
    ...(town === '' ? [townMissing] : []),
  ];
  function RevalidatedForm() {
    const { submit, reportFailures, getFieldProps, setValues } = useCheckedForm<Person>({
      defaultValues: { name: '', town: '' },
      check: checkPerson,
      send,
      revalidate: 'onChange',
    });
    return (
      <>
        <TextField {...getFieldProps('name')} label="Name" />
        <TextField {...getFieldProps('town')} label="Town" />
        <button onClick={() => submit()} type="button">
          Send
        </button>
        <button onClick={() => setValues({ name: 'Mina', town: 'Jeju' })} type="button">
          Fill in
        </button>
        <button onClick={() => void reportFailures({ field: 'town', text: 'There is no such town.' })} type="button">
          Refuse
        </button>
      </>
    );
  }
  const isInvalid = (label: string) => getField(label).getAttribute('aria-invalid') === 'true';
  const { user } = await renderInSite(<RevalidatedForm />);
  await user.type(getField('Name'), 'M{Backspace}');
  expect(isInvalid('Name')).toBe(false);

  await user.click(getSendButton());
  await confirmAlert(user, nameMissing.text);
  expect([isInvalid('Name'), isInvalid('Town')]).toEqual([true, true]);
  await user.keyboard('M');
  expect([isInvalid('Name'), isInvalid('Town')]).toEqual([false, true]);
  await user.keyboard('{Backspace}');
  expect([isInvalid('Name'), isInvalid('Town')]).toEqual([true, true]);

  await user.click(screen.getByRole('button', { name: 'Fill in' }));
  expect([getField('Name').value, getField('Town').value]).toEqual(['Mina', 'Jeju']);
  expect([isInvalid('Name'), isInvalid('Town')]).toEqual([false, false]);

  // A failure that the server reports stays until a field changes.
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  await confirmAlert(user, 'There is no such town.');
  await user.tab();
  expect(isInvalid('Town')).toBe(true);
  await user.type(getField('Name'), ' Kim');
  expect(isInvalid('Town')).toBe(false);
});

describe('a form with two submissions', () => {
  const findTown = vi.fn<(person: Person) => unknown>();

  /** Renders a form with a second button, which looks up the town. */
  function TwoSubmissionsForm() {
    const fields = useFormFields<Person>({
      defaultValues: { name: '', town: '' },
      onChange: (field) => fields.clearErrors(field),
    });
    const submitTown = useSubmission(fields, {
      errorsToClear: ['town'],
      check: ({ town }) => (town === '' ? [townMissing] : []),
      send: findTown,
    });
    const submit = useSubmission(fields, {
      check: ({ name, town }) => [...(town === '' ? [townMissing] : []), ...(name === '' ? [nameMissing] : [])],
      send,
    });
    return (
      <form noValidate onSubmit={submit}>
        <TextField {...fields.getFieldProps('town')} label="Town" />
        <button onClick={submitTown} type="button">
          Find town
        </button>
        <TextField {...fields.getFieldProps('name')} label="Name" />
        <button type="submit">Send</button>
      </form>
    );
  }

  it('sends the submission whose own fields are valid, and keeps the errors of other fields', async () => {
    findTown.mockReset();
    const { user } = await renderInSite(<TwoSubmissionsForm />);
    await user.click(getSendButton());
    await confirmAlert(user, townMissing.text);
    expectFieldError(getField('Town'), townMissing.text);
    await user.keyboard('Busan');
    expect(getField('Town').getAttribute('aria-invalid')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Find town' }));
    await waitFor(() => expect(findTown).toHaveBeenCalledExactlyOnceWith({ name: '', town: 'Busan' }));
    expect(getField('Name').getAttribute('aria-invalid')).toBe('true');
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent while the town is being looked up, which a double click does only once', async () => {
    findTown.mockReset();
    findTown.mockReturnValue(new Promise(() => {}));
    const { user } = await renderInSite(<TwoSubmissionsForm />);
    await user.type(getField('Town'), 'Busan');
    await user.dblClick(screen.getByRole('button', { name: 'Find town' }));
    await user.type(getField('Name'), 'Mina{Enter}');
    await waitFor(() => expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Mina', town: 'Busan' }));
    expect(findTown).toHaveBeenCalledOnce();
  });
});
