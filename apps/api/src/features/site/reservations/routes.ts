import { postpay } from '@dining/contract/site/orders/order-sheets';
import { editAnswers } from '@dining/contract/site/reservations/answers-edit';
import {
  cancelReservation,
  listMypageReservations,
  listReservations,
  lookUpReservation,
  sendLookupCode,
} from '@dining/contract/site/reservations/my-reservations';
import { getCancelForm, getNextVisit, getOwnReservation } from '@dining/contract/site/reservations/own-reservation';
import { getReservation, insertReservation } from '@dining/contract/site/reservations/reservation';
import { getReservationCalendar, getVisitInfo, reconfirmVisit } from '@dining/contract/site/reservations/visit-day';
import type { Feature } from '../../feature';
import { bookWithoutPayment } from './book-without-payment';
import { downloadCalendar } from './calendar';
import { cancelOwnReservation } from './cancel';
import { showCancelForm } from './cancel-form';
import { editOwnAnswers } from './edit-answers';
import { listOwnReservations, listOwnReservationsOnMypage } from './list';
import { lookUp } from './lookup';
import { issueLookupCode } from './lookup-code';
import { showNextVisit } from './next-visit';
import { showMemberReservation } from './show-member-reservation';
import { showReservation } from './show-reservation';
import { reconfirmOwnVisit, showVisit } from './visit-day';

export const reservations: Feature = (mount, deps) => {
  mount(insertReservation, (call) => bookWithoutPayment(deps, call));
  mount(postpay, (call) => bookWithoutPayment(deps, call));
  mount(getReservation, (call) => showReservation(deps, call));
  mount(listReservations, (call) => listOwnReservations(deps, call));
  mount(listMypageReservations, (call) => listOwnReservationsOnMypage(deps, call));
  mount(getOwnReservation, (call) => showMemberReservation(deps, call));
  mount(getNextVisit, (call) => showNextVisit(deps, call));
  mount(getCancelForm, (call) => showCancelForm(deps, call));
  mount(lookUpReservation, (call) => lookUp(deps, call));
  mount(sendLookupCode, (call) => issueLookupCode(deps, call));
  mount(cancelReservation, (call) => cancelOwnReservation(deps, call));
  mount(editAnswers, (call) => editOwnAnswers(deps, call));
  mount(getVisitInfo, (call) => showVisit(deps, call));
  mount(reconfirmVisit, (call) => reconfirmOwnVisit(deps, call));
  mount(getReservationCalendar, (call) => downloadCalendar(deps, call));
};
