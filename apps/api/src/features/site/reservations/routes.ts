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
import { downloadCalendar } from './calendar';
import { cancelOwn } from './cancel';
import { viewCancelForm } from './cancel-form';
import { listOnMypage, listOwn } from './list';
import { lookUp } from './lookup';
import { sendLookupCode } from './lookup-code';
import { showReservationOfMember } from './show-own';
import { showReservation } from './view';
import { confirmComing, showVisit } from './visit-day';

export const reservations: Feature = (mount, deps) => {
  mount(insertReservation, (call) => bookWithoutPayment(deps, call));
  mount(postpay, (call) => bookWithoutPayment(deps, call));
  mount(viewReservation, (call) => showReservation(deps, call));
  mount(listReservations, (call) => listOwn(deps, call));
  mount(listMypageReservations, (call) => listOnMypage(deps, call));
  mount(showOwnReservation, (call) => showReservationOfMember(deps, call));
  mount(showCancelForm, (call) => viewCancelForm(deps, call));
  mount(lookUpReservation, (call) => lookUp(deps, call));
  mount(askLookupCode, (call) => sendLookupCode(deps, call));
  mount(cancelReservation, (call) => cancelOwn(deps, call));
  mount(viewVisit, (call) => showVisit(deps, call));
  mount(sayComing, (call) => confirmComing(deps, call));
  mount(reservationCalendar, (call) => downloadCalendar(deps, call));
};
