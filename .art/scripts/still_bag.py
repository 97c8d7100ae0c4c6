"""STILL - the heavy bag a moment after the punch, its dust in the light."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'still-bag'


def build():
    reset(); size()
    hide = mat('hide', (.020, .017, .016), .36, spec=.5, coat=.35, bump=(46, .35, .006, 8), rough_noise=(9, .28, .5)); red = mat('band', lin('8f1c0b'), .38, coat=.35, bump=(120, .25, .002, 4)); steel = mat('steel', (.36, .36, .38), .22, metal=1.)
    f = body.Field((-.30, -.30, -.66), (.30, .30, .66), .006); v = body.v; fr = body.Frame((0, 0, 0), np.eye(3))
    f.cap(v(0, 0, -.50), v(0, 0, .50), [.176, .182, .176, .174], k=.02)
    f.ell(fr, (0, 0, .70), (.3, .3, .135), .02, 'sub'); f.ell(fr, (0, 0, -.72), (.3, .3, .135), .02, 'sub')
    f.ell(fr, (-.235, -.05, .10), (.095, .105, .10), .07, 'sub')                       # where the glove was
    f.noise(.005, .09, 3, (1, 1, 1.4)); V, Fc = f.mesh()
    parts = [mesh('bag', V, Fc, hide)]
    parts[0].data.materials.append(red); z = np.array(V)[np.array(Fc)].mean(1)[:, 2]
    parts[0].data.polygons.foreach_set('material_index', (((z > .36) & (z < .47)) | ((z < -.36) & (z > -.47))).astype(np.int32))
    for a in (0, 1.571, 3.1416, 4.712):
        parts.append(curve('strap', [(.172 * math.cos(a), .172 * math.sin(a), .44), (.160 * math.cos(a), .160 * math.sin(a), .60), (.03 * math.cos(a), .03 * math.sin(a), .90)], .009, hide))
        parts.append(curve('d', [(.176 * math.cos(a), .176 * math.sin(a), .56), (.150 * math.cos(a), .150 * math.sin(a), .62)], .012, steel))
    for i in range(22):                                                               # chain
        pts = [(.014 * math.cos(t), 0, .024 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 20, endpoint=False)]
        c = curve('link', pts, .0052, steel, cyclic=True); c.location = (0, 0, .915 + i * .038); c.rotation_euler = (0, 0, 1.571 * (i % 2)); parts.append(c)
    parented(parts, (.53, 0, 1.02), (.05, math.radians(-7), .3))
    for k, x in enumerate((-1.5, 2.2)):                                                # two more, further back
        b = [mesh('bag2', V, Fc, hide)]; b.append(cyl('c', (0, 0, .5), (0, 0, 2), .012, steel)); parented(b, (x, 3.2 + k, 1.0))
    box('floor', (14, 14, .1), (0, 3, -.05), mat('floor', (.014, .014, .017), .30, spec=.5, rough_noise=(2.2, .26, .5)))
    ring_key(.53, 1.05, 2.2)
    area((2.0, 3.4, 2.6), (.4, 1, 1), lin('FFB44E'), 160, .8, 1.4)
    camera((-.12, -3.35, 1.10), (.14, .2, 1.20), lens=52, focus=(.50, -.12, 1.1), fstop=2.0)
    finish(NAME)


def post():
    def dust(cam, img):
        u = cam['w'] / 1920; r = np.random.default_rng(7); n = 700
        d = np.stack([-np.abs(r.normal(.0, .28, n)), r.normal(0, .12, n), r.normal(.02, .20, n)], 1); q = np.array([.33, -.05, 1.12]) + d
        img = img + streaks(cam, q, q + d * .10, np.tile([[1., .76, .42]], (n, 1)).astype(F), r.lognormal(-.5, .9, n) * 1.2 * u * u * np.exp(-np.abs(d[:, 0]) * 2.), scale=.9)
        return motes(cam, img, (-.6, -.8, .2), (1.6, 1.4, 2.0), n=320, power=.8)
    ring_night(NAME, seed=56, crowd=46, edge_x=.8, scale=1.6, glow_at=(.70, .34, .06), shaft=.28, front=dust, near=1.5)


main(build, post)
