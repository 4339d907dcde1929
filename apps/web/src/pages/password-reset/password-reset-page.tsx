import { getRouteApi } from '@tanstack/react-router';
import { RequestReset } from './request-reset';
import { SetPassword } from './set-password';

const route = getRouteApi('/find-id/password');

/** Requests a reset link, or sets the password if the URL contains the link's key (decision 4). */
export function PasswordResetPage() {
  const { key } = route.useSearch();
  return key === undefined ? <RequestReset /> : <SetPassword linkKey={key} />;
}
