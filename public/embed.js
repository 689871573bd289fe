/* Hemline: parts of a shop in any page, as <div data-hemline="product" data-id="…"> (docs/embedding.md). */
(() => {
  if (window.hemline === true) return;
  window.hemline = true;

  const script = document.currentScript || document.querySelector('script[src*="/embed.js"]');
  const KINDS = /^(products|reviews|cart-button)$|^(product|page)$/;
  const OPTIONS = ['category', 'sort', 'count', 'columns'];
  // By place; null until it is near.
  const frames = new WeakMap();
  const places = () => document.querySelectorAll('[data-hemline]');

  function addressOf({ hemline, id, slug, shop, query, ...options }) {
    const [kind, , isNamed] = KINDS.exec(hemline);
    const path = isNamed ? `${kind}/${encodeURIComponent(id || slug)}` : kind;
    const address = new URL(`/embed/${path}`, shop || script.src);
    address.search = query || '';
    for (const key of OPTIONS) if (options[key]) address.searchParams.set(key, options[key]);
    // Whom the frame may talk to; it reaches no server.
    address.hash = `from=${encodeURIComponent(location.origin)}`;
    return address;
  }

  // What stands in the place is seen until the frame has something to show.
  function open(place) {
    const frame = document.createElement('iframe');
    const address = addressOf(place.dataset);
    frame.src = address;
    frame.title = `${place.dataset.hemline}, ${address.host}`;
    frame.style = 'display:block;width:100%;height:0;border:0;visibility:hidden';
    place.attachShadow({ mode: 'open' }).append(document.createElement('slot'), frame);
    frames.set(place, frame);
  }

  function show({ shadowRoot }, frame, { height, title }) {
    if (!(height > 0)) return;
    shadowRoot.querySelector('slot')?.remove();
    frame.title = title;
    frame.style.height = `${Math.min(height, 20000)}px`;
    frame.style.visibility = 'visible';
  }

  function hear({ source, origin, data }) {
    if (!source || data?.protocol !== 'hemline-embed' || data.version !== 1) return;
    for (const place of places()) {
      const frame = frames.get(place);
      if (frame?.contentWindow !== source || new URL(frame.src).origin !== origin) continue;
      if (data.type === 'size') show(place, frame, data);
      if (data.type !== 'added') continue;
      const told = { bubbles: true, detail: data.product };
      place.dispatchEvent(new CustomEvent('hemline:add-to-cart', told));
    }
  }

  function come(entries) {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      near.unobserve(target);
      try {
        open(target);
      } catch (problem) {
        console.warn('Hemline cannot embed this:', target, problem);
      }
    }
  }

  const near = new IntersectionObserver(come, { rootMargin: '600px' });

  function find() {
    for (const place of places()) {
      if (frames.has(place)) continue;
      frames.set(place, null);
      near.observe(place);
    }
  }

  addEventListener('message', hear);
  new MutationObserver(find).observe(document, { childList: true, subtree: true });
  find();
})();
