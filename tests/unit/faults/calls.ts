import { contract } from '@/core/calls/contract.schema';
import type { CartLine } from '@/core/model/cart';
import { loginFailed, productsFailed, searchError, searchFailed } from '@/core/model/messages';
import * as account from '@/services/admins/account';
import * as admin from '@/services/admins/admin';
import { callBackend } from '@/services/browser-client';
import * as cart from '@/services/cart';
import * as catalogue from '@/services/catalogue';
import * as contact from '@/services/contact';
import * as design from '@/services/design';
import * as operations from '@/services/operations';
import * as cases from '@/services/orders';
import * as orders from '@/services/orders';
import * as payment from '@/services/payment';
import * as restock from '@/services/restock';
import * as reviews from '@/services/reviews';
import { searchProducts } from '@/services/search';
import { loadSizeGuide } from '@/services/size-guide';
import { uploadPhoto } from '@/services/uploads';
import { product } from '../product/fixtures';

/** A call as a browser makes it. */
export interface MadeCall {
  make: () => Promise<unknown>;
  /** What people read in the place of a server that says nothing, and of no answer (spec 8). */
  words?: { refused: string; broke: string };
  /** How long it waits, in ms, where that is not what every call does. */
  patienceMs?: number;
  /** Faults that are answers to it: it needs nothing of what an answer says. */
  reads?: readonly string[];
  /** Faults by which it asks another way before it gives up. */
  goesRoundFor?: readonly number[];
}

const domain = 'shop.example';
const order_id = 'MF-1';
const id = '7';
const page = 1;
const shopper = { domain, email: 'ada@mail.example' };
const proof = { domain, order_id, email: 'ada@mail.example', access: '' };
const message = { message: 'Hello', senderName: 'Ada', attachments: [] };
const seen = { state: 'paid', refunded: 0, refundDue: 0 } as const;
const order = { domain, order_id, seen };
const thread = { domain, id, message: 'Hello' };
const address = {
  email: 'ada@mail.example',
  name: 'Ada',
  line1: '1 Road',
  city: 'Ayr',
  country: 'GB',
};
const line: CartLine = { product: product(), quantity: 1 };
const email = 'ada@shop.example';
const [token, ticket, password, code, name] = ['x', 'x', 'x', '000000', 'Ada'];
const role = 'viewer';
const credential = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
const signed = { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' };
const passkey = { ...credential, response: signed };
const newPasskey = {
  ...credential,
  response: { clientDataJSON: 'x', attestationObject: 'x', transports: [] },
};
const { calls: accounts, schemas: accountSchemas } = contract.account;
const { calls: admins, schemas: adminSchemas } = contract.admin;
const { calls: storefront, schemas: storefrontSchemas } = contract.storefront;
const { calls: designs, schemas: designSchemas } = contract.design;
const { calls: payments, schemas: paymentSchemas } = contract.payment;

const ONLY_ITS_STATUS = ['the wrong shape'];
const WHATEVER_IT_SAYS = ['the wrong shape', 'no status'];

/**
 * Every call of the contract. Those that a service has are made by it; the others, which only servers or other
 * programs make, by the client that all services share.
 */
export const CALLS: {
  [Area in keyof typeof contract]: Record<keyof (typeof contract)[Area]['calls'], MadeCall>;
} = {
  account: {
    requestReset: {
      make: () => account.requestReset({ domain, email }),
      reads: ONLY_ITS_STATUS,
    },
    readLink: { make: () => account.readLink({ domain, token }) },
    finishReset: {
      make: () => account.finishReset({ domain, token, password }),
      reads: ONLY_ITS_STATUS,
    },
    join: { make: () => account.join({ domain, token, password }), reads: ONLY_ITS_STATUS },
    me: { make: () => account.loadAccount(domain) },
    prove: { make: () => account.prove({ domain, password }, (session) => session) },
    password: {
      make: () => account.changePassword({ domain, password }),
      reads: ONLY_ITS_STATUS,
    },
    sessionEnd: { make: () => account.endSession({ domain, id }), reads: ONLY_ITS_STATUS },
    sessionsEndOthers: { make: () => account.endOtherSessions(domain), reads: ONLY_ITS_STATUS },
    totpBegin: { make: () => account.beginTotp(domain) },
    totpFinish: { make: () => account.finishTotp({ domain, ticket, code }) },
    totpRemove: { make: () => account.removeTotp(domain), reads: ONLY_ITS_STATUS },
    recoveryRenew: { make: () => account.renewRecovery(domain) },
    passkeyBegin: { make: () => account.addPasskey({ domain, name }) },
    passkeyFinish: {
      make: () =>
        callBackend(accounts.passkeyFinish, accountSchemas.passkeyFinish, {
          domain,
          ticket,
          name,
          passkey: newPasskey,
        }),
    },
    passkeyRemove: { make: () => account.removePasskey({ domain, id }), reads: ONLY_ITS_STATUS },
    leave: { make: () => account.leaveTeam({ domain, email }), reads: ONLY_ITS_STATUS },
    team: { make: () => account.loadTeam(domain) },
    invite: { make: () => account.inviteMember({ domain, email, role }), reads: ONLY_ITS_STATUS },
    inviteRevoke: { make: () => account.revokeInvite({ domain, id }), reads: ONLY_ITS_STATUS },
    memberRole: { make: () => account.changeRole({ domain, id, role }), reads: ONLY_ITS_STATUS },
    memberRemove: { make: () => account.removeMember({ domain, id }), reads: ONLY_ITS_STATUS },
    factorDemand: { make: () => account.demandFactor(domain), reads: ONLY_ITS_STATUS },
    factorRelease: { make: () => account.releaseFactor(domain), reads: ONLY_ITS_STATUS },
    auditList: { make: () => account.loadLog({ domain }) },
    auditExport: { make: () => account.exportLog({ domain }) },
  },
  admin: {
    login: {
      make: () => admin.logIn({ domain, email: 'ada@shop.example', password: 'x' }),
      words: { refused: loginFailed, broke: loginFailed },
    },
    secondFactor: {
      make: () => admin.logInByCode({ domain, ticket, code }),
      words: { refused: loginFailed, broke: loginFailed },
    },
    passkeyOptions: {
      make: () => admin.logInByPasskey(domain),
      words: { refused: loginFailed, broke: loginFailed },
    },
    passkeyLogin: {
      make: () =>
        callBackend(admins.passkeyLogin, adminSchemas.passkeyLogin, { domain, ticket, passkey }),
      reads: ONLY_ITS_STATUS,
    },
    knowBrowser: {
      make: () => callBackend(admins.knowBrowser, adminSchemas.knowBrowser, { domain, twin: 'x' }),
    },
    logout: { make: () => admin.logOut(domain), patienceMs: 3_000, reads: ONLY_ITS_STATUS },
  },
  design: {
    userInit: { make: () => callBackend(designs.userInit, designSchemas.userInit, { domain }) },
    saveDesign: { make: () => design.saveDesign({ domain }) },
    loadDesign: { make: () => design.loadDesign(domain) },
    savePageLayout: {
      make: () => design.savePageLayout({ domain, pageSlug: 'about', layout: [] }),
    },
    loadPageLayout: { make: () => design.loadPageLayout(domain, 'about') },
    saveHomepageDesign: {
      make: () =>
        callBackend(designs.saveHomepageDesign, designSchemas.saveHomepageDesign, { domain }),
    },
    loadHomepageDesign: {
      make: () =>
        callBackend(designs.loadHomepageDesign, designSchemas.loadHomepageDesign, { domain }),
    },
    domainInfo: {
      make: () => callBackend(designs.domainInfo, designSchemas.domainInfo, { domain }),
    },
    saveComponent: {
      make: () => design.saveComponent({ domain, component: { id: 'a', type: 'text', props: {} } }),
    },
    deleteComponent: { make: () => design.deleteComponent({ domain, id }), reads: ONLY_ITS_STATUS },
    components: { make: () => design.loadComponents(domain) },
    previewContent: { make: () => design.previewContent({ domain, kind: 'css', content: '' }) },
    pages: { make: () => design.loadPages(domain) },
    createPage: { make: () => design.createPage({ domain, name: 'Sale', layout: [] }) },
    updatePage: {
      make: () => design.updatePage({ domain, slug: 'sale', name: 'Sales' }),
      reads: ONLY_ITS_STATUS,
    },
    deletePage: { make: () => design.deletePage({ domain, slug: 'sale' }) },
    binnedPages: { make: () => design.loadBin(domain) },
    restorePage: { make: () => design.restorePage({ domain, id }) },
    forgetPage: { make: () => design.forgetPage({ domain, id }), reads: ONLY_ITS_STATUS },
  },
  storefront: {
    init: {
      make: () => callBackend(storefront.init, storefrontSchemas.init, { domain }),
      reads: WHATEVER_IT_SAYS,
    },
    products: { make: () => catalogue.loadProductsOf(domain, [id]) },
    product: { make: () => catalogue.loadProduct(domain, id) },
    related: {
      make: () => callBackend(storefront.related, storefrontSchemas.related, { domain, id }),
    },
    shop: { make: () => catalogue.loadUpsales(domain) },
    productsComponent: {
      make: () => catalogue.loadGridProducts({ domain }),
      words: { refused: productsFailed, broke: productsFailed },
    },
    search: {
      make: () => searchProducts({ query: 'cap', template: 'classic' }, AbortSignal.any([])),
      words: { refused: searchFailed, broke: searchError },
    },
    categories: {
      make: () => callBackend(storefront.categories, storefrontSchemas.categories, { domain }),
    },
    allCategories: {
      make: () =>
        callBackend(storefront.allCategories, storefrontSchemas.allCategories, { domain }),
    },
    saveCategories: {
      make: () =>
        callBackend(storefront.saveCategories, storefrontSchemas.saveCategories, { domain }),
      reads: ONLY_ITS_STATUS,
    },
    categoriesByTemplate: {
      make: () =>
        callBackend(storefront.categoriesByTemplate, storefrontSchemas.categoriesByTemplate, {
          template: 'classic',
        }),
    },
    variants: { make: () => catalogue.loadVariants(domain, 'Hoodies') },
    blockData: {
      make: () =>
        callBackend(storefront.blockData, storefrontSchemas.blockData, { domain, needs: '[]' }),
    },
    sizeGuide: { make: () => loadSizeGuide(domain, 'hoodies') },
    sizeGuides: {
      make: () => callBackend(storefront.sizeGuides, storefrontSchemas.sizeGuides, { domain }),
    },
    redirect: {
      make: () =>
        callBackend(storefront.redirect, storefrontSchemas.redirect, { domain, path: '/old' }),
    },
    sitemap: { make: () => callBackend(storefront.sitemap, storefrontSchemas.sitemap, { domain }) },
  },
  cart: {
    addToCart: { make: () => cart.addToCart(line, domain, id), reads: ONLY_ITS_STATUS },
    priceCart: { make: () => cart.priceCart({ items: [line], appliedCoupon: null }, domain, '') },
    stock: { make: () => cart.loadStock(id, domain, '') },
    checkCoupon: { make: () => cart.checkCoupon('WEDDEAL', [line], domain) },
  },
  reviews: {
    reviewCategories: {
      make: () =>
        callBackend(
          contract.reviews.calls.reviewCategories,
          contract.reviews.schemas.reviewCategories,
          { domain },
        ),
    },
    storeReviews: { make: () => reviews.loadReviews({ domain }) },
    addReview: {
      make: () => reviews.sendReview({ domain, productId: id, name: 'Ada', rating: 5, text: 'x' }),
      reads: ONLY_ITS_STATUS,
    },
  },
  uploads: {
    upload: {
      make: () =>
        uploadPhoto(new File(['x'], 'a.png', { type: 'image/png' }), {
          domain,
          purpose: 'review',
          onProgress: () => {},
          signal: AbortSignal.any([]),
        }),
      patienceMs: 120_000,
    },
  },
  contact: {
    sendMessage: {
      make: () =>
        contact.sendMessage({ domain, name: 'Ada', email: 'ada@mail.example', message: 'Hello' }),
      reads: ONLY_ITS_STATUS,
    },
  },
  restock: {
    requestRestock: {
      make: () => restock.requestRestock({ domain, variantId: id, email: 'ada@mail.example' }),
      reads: ONLY_ITS_STATUS,
    },
    cancelRestock: {
      make: () => restock.cancelRestock({ domain, access: 'sealed' }),
      reads: ONLY_ITS_STATUS,
    },
  },
  orders: {
    trackOrder: { make: () => orders.trackOrder(proof) },
    verifyOrder: { make: () => cases.verifyOrder(proof) },
    createCase: {
      make: () =>
        cases.fileCase({
          ...proof,
          name: 'Ada',
          subject: 'Seam',
          description: 'It came apart.',
          type: 'damaged',
          attachments: [],
        }),
    },
    addCaseMessage: { make: () => cases.addCaseMessage({ ...proof, ...message, caseId: id }) },
    getCase: { make: () => cases.loadCase(proof) },
    getAllCases: { make: () => cases.loadAllCases(proof) },
  },
  payment: {
    ppshield: {
      make: () => callBackend(payments.ppshield, paymentSchemas.ppshield, { domain }),
      reads: WHATEVER_IT_SAYS,
    },
    getShieldDomain: { make: () => payment.loadPaypalShield(domain), reads: WHATEVER_IT_SAYS },
    getShieldStripe: { make: () => payment.loadStripeShield(domain), reads: WHATEVER_IT_SAYS },
    getShieldAirwallexProxy: {
      make: () =>
        callBackend(payments.getShieldAirwallexProxy, paymentSchemas.getShieldAirwallexProxy, {
          domain,
        }),
      reads: WHATEVER_IT_SAYS,
    },
    getShieldAirwallex: {
      make: () =>
        callBackend(payments.getShieldAirwallex, paymentSchemas.getShieldAirwallex, { domain }),
      reads: WHATEVER_IT_SAYS,
    },
    createCheckoutSession: {
      make: () =>
        payment.createCheckoutSession({
          domain,
          amount: 1,
          formData: address,
          cartItems: [{ product: { id }, quantity: 1 }],
          shield_domain: '',
          shield_encrypted: '',
          storename: '',
          shipping_cost: 0,
          prefix: '',
          params: {},
          coupon: null,
          discount: 0,
          protect: false,
        }),
      patienceMs: 30_000,
    },
    confirmCheckoutSession: {
      make: () =>
        payment.confirmCheckoutSession({ domain, session_id: id, order_id, shield_encrypted: '' }),
      patienceMs: 30_000,
    },
    checkoutMethods: { make: () => payment.loadMethods(domain), goesRoundFor: [404] },
    paymentPage: {
      make: () =>
        callBackend(payments.paymentPage, paymentSchemas.paymentPage, {
          ticket: 'x',
          method: 'stripe',
        }),
    },
    testPayment: { make: () => payment.loadTestPayment(domain, id) },
    payTestPayment: { make: () => payment.payTestPayment({ domain, session_id: id }) },
  },
  operations: {
    waiting: { make: () => operations.loadWaiting(domain) },
    orderList: { make: () => operations.loadOrders({ domain }) },
    orderGet: { make: () => operations.loadOrder({ domain, order_id }) },
    orderFulfil: {
      make: () => operations.fulfilOrder({ ...order, carrier: 'P', trackingNumber: '1' }),
    },
    orderAdvance: { make: () => operations.advanceOrder({ ...order, to: 'delivered' }) },
    orderCancel: { make: () => operations.cancelOrder(order), patienceMs: 60_000 },
    orderRefund: { make: () => operations.refundOrder(order), patienceMs: 60_000 },
    orderRetryRefund: { make: () => operations.retryRefund(order), patienceMs: 60_000 },
    orderWithdrawLinks: { make: () => operations.withdrawLinks({ domain, order_id }) },
    reviewList: { make: () => operations.loadReviews({ domain, page }) },
    reviewJudge: {
      make: () => operations.judgeReview({ domain, id, verdict: 'approved' }),
      reads: ONLY_ITS_STATUS,
    },
    messageList: { make: () => operations.loadMessages({ domain, page }) },
    messageMark: {
      make: () => operations.markMessage({ domain, id, isDone: true }),
      reads: ONLY_ITS_STATUS,
    },
    caseList: { make: () => operations.loadCases({ domain, page }) },
    caseGet: { make: () => operations.loadCase({ domain, id }) },
    caseAnswer: { make: () => operations.answerCase({ ...thread, seenMessage: id }) },
    caseNote: { make: () => operations.addNote(thread) },
    caseClose: { make: () => operations.closeCase({ domain, id, seenMessage: id }) },
    redirectList: { make: () => operations.loadRedirects({ domain, page }) },
    redirectSave: {
      make: () => operations.saveRedirect({ domain, path: '/old', target: '/shop' }),
      reads: ONLY_ITS_STATUS,
    },
    redirectRemove: {
      make: () => operations.removeRedirect({ domain, id }),
      reads: ONLY_ITS_STATUS,
    },
    redirectImport: { make: () => operations.importRedirects({ domain, lines: [] }) },
    redirectExport: { make: () => operations.exportRedirects({ domain, after: '' }) },
    sizeGuideList: { make: () => operations.loadSizeGuides({ domain, page }) },
    sizeGuideImport: { make: () => operations.importSizeGuides({ domain, file: '' }) },
    sizeGuideExport: { make: () => operations.exportSizeGuides(domain) },
    sizeGuideRemove: {
      make: () => operations.removeSizeGuide({ domain, id }),
      reads: ONLY_ITS_STATUS,
    },
    shopperFind: { make: () => operations.findShopper(shopper) },
    shopperExport: { make: () => operations.exportShopper(shopper) },
    shopperErase: { make: () => operations.eraseShopper(shopper) },
    paymentsGet: { make: () => operations.loadPayments(domain) },
    paymentsSave: { make: () => operations.savePayments({ domain }) },
    notificationsGet: { make: () => operations.loadNotifications(domain) },
    notificationsSave: { make: () => operations.saveNotifications({ domain }) },
    notificationsTest: { make: () => operations.sendTestMail(domain), reads: ONLY_ITS_STATUS },
  },
};
