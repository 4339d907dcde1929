import { getRouteApi } from '@tanstack/react-router';
import { AskReset } from './ask-reset';
import { SetPassword } from './set-password';

const route = getRouteApi('/find-id/password');

/** A new password: the link for it is asked for, and the same page with the link's key sets it (decision 4). */
export function PasswordResetPage() {
  const { key } = route.useSearch();
  return key === undefined ? <AskReset /> : <SetPassword linkKey={key} />;
}
