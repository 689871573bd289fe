/**
 * What stands in for the browser scripts of the payment providers: as much of each as its npm package and
 * our frames use. What a shopper types there is told to `TOLD` beneath the provider's own host.
 */
export const TOLD = '/what-the-shopper-did';

const FIELD =
  "(place, label) => { const made = document.createElement('label'); const input = document.createElement('input'); made.append(label, input); place.append(made); return input; }";

export const STRIPE_SCRIPT = `{
  const field = ${FIELD};
  const tell = async (said) => {
    const answer = await fetch('https://api.stripe.com${TOLD}', { method: 'POST', body: JSON.stringify(said) });
    return answer.json();
  };
  // Its package warns of another version than its own, which is in the address.
  const [, version] = new URL(document.currentScript.src).pathname.split('/');
  window.Stripe = (key) => ({
    version,
    _registerWrapper() {},
    registerAppInfo() {},
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
    elements(options) {
      let input;
      const heard = {};
      const element = {
        on(name, told) { heard[name] = told; return element; },
        off() { return element; },
        mount(place) {
          input = field(place, 'Number of the card at Stripe');
          setTimeout(() => heard.ready?.(element));
        },
        update() {}, unmount() {}, destroy() {},
      };
      return {
        create: () => element,
        getElement: () => element,
        update() {},
        submit: async () =>
          input.value === '' ? { error: { message: 'Your card number is incomplete.' } } : {},
        read: () => ({ card: input.value, key, amount: options.amount }),
      };
    },
    confirmPayment: ({ elements, clientSecret }) => tell({ ...elements.read(), clientSecret }),
  });
  window.Stripe.version = version;
}`;

export const PAYPAL_SCRIPT = `{
  const field = ${FIELD};
  const button = (place, label, onClick) => {
    const made = document.createElement('button');
    made.textContent = label;
    made.style.minHeight = '44px';
    made.addEventListener('click', onClick);
    place.append(made);
  };
  const approve = async (id) =>
    fetch('https://www.paypal.com${TOLD}', { method: 'POST', body: JSON.stringify({ id }) });
  window.paypal = {
    version: 'stand-in',
    Buttons: ({ createOrder, onApprove, onCancel, onError, onInit }) => ({
      isEligible: () => true,
      close: async () => {},
      updateProps() {},
      async render(place) {
        const opened = document.createElement('p');
        opened.textContent = 'The window of PayPal is open.';
        const begin = (end) => {
          place.append(opened);
          return Promise.resolve(createOrder()).then(end, onError).finally(() => opened.remove());
        };
        button(place, 'PayPal', () =>
          begin(async (orderID) => {
            await approve(orderID);
            await onApprove({ orderID });
          }));
        button(place, 'Close the window of PayPal', () => begin((orderID) => onCancel({ orderID })));
        onInit?.({}, { enable: async () => {}, disable: async () => {} });
      },
    }),
    CardFields: ({ createOrder, onApprove, onError }) => {
      const part = (label) => () => ({ render: async (place) => field(place, label), close: async () => {} });
      return {
        isEligible: () => true,
        NameField: part('Name at PayPal'),
        NumberField: part('Number at PayPal'),
        ExpiryField: part('Expiry at PayPal'),
        CVVField: part('Code at PayPal'),
        async submit() {
          const orderID = await createOrder();
          await approve(orderID);
          await onApprove({ orderID });
        },
      };
    },
  };
}`;

export const AIRWALLEX_SCRIPT = `{
  const field = ${FIELD};
  const confirm = async (asked) => {
    const answer = await fetch('https://checkout-demo.airwallex.com${TOLD}', {
      method: 'POST',
      body: JSON.stringify(asked),
    });
    const { refused } = await answer.json();
    if (refused) throw new Error(refused);
  };
  const createElement = async () => {
    const heard = {};
    let input;
    return {
      on: (name, told) => { heard[name] = told; },
      mount(place) {
        input = field(place, 'Card at Airwallex');
        setTimeout(() => heard.ready?.());
      },
      confirm: (asked) => confirm({ ...asked, card: input.value }),
      destroy() {},
    };
  };
  const controller = { internalSDKs: {}, init: async () => {}, createElement };
  Object.assign(controller, { registerFunctions: async () => {}, registerElement: async () => {} });
  Object.assign(window._AirwallexSDKs, { payment: {}, __controller__: controller });
}`;
