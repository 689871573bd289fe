import { operationSchemas as schemas } from '@/core/calls/operations.schema';
import type { Principal } from '../domain/admins/principal';
import { addNote, answerCase, closeCase } from '../domain/cases/change-case';
import { listCases } from '../domain/cases/list-cases';
import { loadCaseForShop } from '../domain/cases/load-cases';
import { describeNotifications, saveNotifications, sendTestMail } from '../domain/notifications';
import {
  advanceOrder,
  cancelOrder,
  fulfilOrder,
  refundOrder,
  retryRefund,
  withdrawLinks,
} from '../domain/operations/change-order';
import { countWaiting, listMessages, listReviews, markMessage } from '../domain/operations/inbox';
import { getOrder, listOrders } from '../domain/operations/list-orders';
import { changePaymentSettings } from '../domain/payments/change-settings';
import { describePayments } from '../domain/payments/describe-settings';
import { listRedirects, listRedirectsAfter } from '../domain/redirects/list-redirects';
import { removeRedirect, saveRedirect, saveRedirects } from '../domain/redirects/save-redirects';
import { judgeWaitingReview } from '../domain/reviews/moderate-reviews';
import { eraseShopper } from '../domain/shoppers/erase-shopper';
import { exportShopper, findShopper } from '../domain/shoppers/export-shopper';
import type { ShopServices } from '../domain/shops/find-shop';
import { exportGuides, listGuides } from '../domain/size-guides/list-guides';
import { importGuides, removeGuide } from '../domain/size-guides/save-guides';
import { photoAddress } from '../domain/uploads/photo-access';
import { plain } from '../http/envelope';
import type { ServedRoutes } from '../http/route';
import { byAdmin, forAdmin } from '../http/serve-admin-call';

const READING = { isReading: true } as const;

type Work<Input, Answer> = (services: ShopServices, admin: Principal, input: Input) => Answer;

interface AdminContext<Input> {
  services: ShopServices;
  admin: Principal;
  input: Input;
}

/** Answers a changed order as it is then. */
const changed =
  <Input>(change: Work<Input, Promise<unknown>>) =>
  async ({ services, admin, input }: AdminContext<Input & { order_id: string }>) => {
    await change(services, admin, input);
    return getOrder(services, input.order_id);
  };

/** The calls by which a shop's admins run it from day to day. */
export const operationRoutes: ServedRoutes<'operations'> = {
  waiting: forAdmin(schemas.waiting, plain(countWaiting), READING),

  orderList: forAdmin(schemas.orderList, plain(listOrders), READING),
  orderGet: forAdmin(
    schemas.orderGet,
    ({ services, input }) => getOrder(services, input.order_id),
    READING,
  ),
  orderFulfil: forAdmin(schemas.orderFulfil, changed(fulfilOrder)),
  orderAdvance: forAdmin(schemas.orderAdvance, changed(advanceOrder)),
  orderCancel: forAdmin(schemas.orderCancel, changed(cancelOrder)),
  orderRefund: forAdmin(schemas.orderRefund, changed(refundOrder)),
  orderRetryRefund: forAdmin(schemas.orderRetryRefund, changed(retryRefund)),
  orderWithdrawLinks: forAdmin(schemas.orderWithdrawLinks, changed(withdrawLinks)),

  reviewList: forAdmin(
    schemas.reviewList,
    ({ services, input }) => listReviews(services, input.page),
    READING,
  ),
  reviewJudge: forAdmin(schemas.reviewJudge, byAdmin(judgeWaitingReview)),

  messageList: forAdmin(
    schemas.messageList,
    ({ services, input }) => listMessages(services, input.page),
    READING,
  ),
  messageMark: forAdmin(schemas.messageMark, byAdmin(markMessage)),

  caseList: forAdmin(
    schemas.caseList,
    async ({ input, services }) => {
      const status = input.filter === 'waiting' ? ('open' as const) : undefined;
      const { cases, total, page } = await listCases(services, { status, page: input.page });
      return { entries: cases, total, page };
    },
    READING,
  ),
  caseGet: forAdmin(
    schemas.caseGet,
    ({ services, input }) => loadCaseForShop(services, input.id),
    READING,
  ),
  caseAnswer: forAdmin(schemas.caseAnswer, ({ services, admin, input }) =>
    answerCase(services, admin, input, { message: input.message, attachments: [] }),
  ),
  caseNote: forAdmin(schemas.caseNote, ({ services, admin, input }) =>
    addNote(services, admin, input.id, { message: input.message, attachments: [] }),
  ),
  caseClose: forAdmin(schemas.caseClose, byAdmin(closeCase)),

  redirectList: forAdmin(schemas.redirectList, plain(listRedirects), READING),
  redirectSave: forAdmin(schemas.redirectSave, plain(saveRedirect)),
  redirectRemove: forAdmin(schemas.redirectRemove, ({ services, input }) =>
    removeRedirect(services, input.id),
  ),
  redirectImport: forAdmin(schemas.redirectImport, ({ services, input }) =>
    saveRedirects(services, input.lines),
  ),
  redirectExport: forAdmin(
    schemas.redirectExport,
    async ({ services, input }) => ({ entries: await listRedirectsAfter(services, input.after) }),
    READING,
  ),

  sizeGuideList: forAdmin(schemas.sizeGuideList, plain(listGuides), READING),
  sizeGuideImport: forAdmin(schemas.sizeGuideImport, ({ services, input }) =>
    importGuides(services, input.file),
  ),
  sizeGuideExport: forAdmin(
    schemas.sizeGuideExport,
    async ({ services }) => ({ file: await exportGuides(services) }),
    READING,
  ),
  sizeGuideRemove: forAdmin(schemas.sizeGuideRemove, ({ services, input }) =>
    removeGuide(services, input.id),
  ),

  shopperFind: forAdmin(
    schemas.shopperFind,
    ({ services, input }) => findShopper(services, input.email),
    READING,
  ),
  shopperExport: forAdmin(schemas.shopperExport, async ({ services, input }) => ({
    file: await exportShopper(services, input.email, (key) => photoAddress(services, key)),
  })),
  shopperErase: forAdmin(schemas.shopperErase, ({ services, input }) =>
    eraseShopper(services, input.email),
  ),

  paymentsGet: forAdmin(schemas.paymentsGet, plain(describePayments), READING),
  paymentsSave: forAdmin(schemas.paymentsSave, async ({ input, services }) => {
    const { domain, ...patch } = input;
    await changePaymentSettings(services, patch);
    return describePayments(services);
  }),

  notificationsGet: forAdmin(schemas.notificationsGet, plain(describeNotifications), READING),
  notificationsSave: forAdmin(schemas.notificationsSave, ({ input, services }) => {
    const { domain, ...patch } = input;
    return saveNotifications(services, patch);
  }),
  notificationsTest: forAdmin(schemas.notificationsTest, plain(sendTestMail)),
};
