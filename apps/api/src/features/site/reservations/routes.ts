import { postpay } from '@dining/contract/site/orders/order-sheets';
import {
  askLookupCode,
  cancelReservation,
  listMypageReservations,
  listReservations,
  lookUpReservation,
} from '@dining/contract/site/reservations/my-reservations';
import { showCancelForm, showOwnReservation } from '@dining/contract/site/reservations/own-reservation';
import { insertReservation, viewReservation } from '@dining/contract/site/reservations/reservation';
import { reservationCalendar, sayComing, viewVisit } from '@dining/contract/site/reservations/visit-day';
import type { Feature } from '../../feature';
import { bookWithoutPayment } from './book';
import { calendarFile } from './calendar';
import { cancelOwn } from './cancel';
import { cancelFormOf } from './cancel-form';
import { listOnMypage, listOwn } from './list';
import { lookUp } from './lookup';
import { askForLookup } from './lookup-code';
import { showOwn } from './own';
import { showReservation } from './view';
import { noteComing, showVisit } from './visit-day';

export const reservations: Feature = (mount, deps) => {
  mount(insertReservation, (call) => bookWithoutPayment(deps, call));
  mount(postpay, (call) => bookWithoutPayment(deps, call));
  mount(viewReservation, (call) => showReservation(deps, call));
  mount(listReservations, (call) => listOwn(deps, call));
  mount(listMypageReservations, (call) => listOnMypage(deps, call));
  mount(showOwnReservation, (call) => showOwn(deps, call));
  mount(showCancelForm, (call) => cancelFormOf(deps, call));
  mount(lookUpReservation, (call) => lookUp(deps, call));
  mount(askLookupCode, (call) => askForLookup(deps, call));
  mount(cancelReservation, (call) => cancelOwn(deps, call));
  mount(viewVisit, (call) => showVisit(deps, call));
  mount(sayComing, (call) => noteComing(deps, call));
  mount(reservationCalendar, (call) => calendarFile(deps, call));
};
