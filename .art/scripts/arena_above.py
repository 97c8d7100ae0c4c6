"""SCENE - the arena from above: the ring in its light, the rows around it in the dark."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'arena-above'
R = 3.05


def seats(seed=5):
    """(position, row) of every seat on four raked sides with aisles"""
    r = np.random.default_rng(seed); out = []
    for row in range(30):
        d = 8.2 + row * .92; z = .35 + max(0, row - 6) * .40
        for side in range(4):
            n = int(2 * d / .56); t = np.linspace(-d, d, n)
            t = t[(np.abs((t / 5.2) % 1 - .5) > .085)]
            t = t + r.normal(0, .05, len(t)); o = np.full(len(t), d) + r.normal(0, .05, len(t))
            x, y = ((t, o), (t, -o), (o, t), (-o, t))[side]
            out.append(np.stack([x, y, np.full(len(t), z), np.full(len(t), row)], 1))
    P = np.concatenate(out); return P[r.random(len(P)) < .94]


def build():
    from coin import s_poly
    reset(); size()
    canvas = mat('canvas', (.20, .19, .18), .6, bump=(60, .10, .004, 3), rough_noise=(3.5, .45, .7)); dark = mat('apron', (.010, .011, .014), .6); floor = mat('floor', (.010, .010, .012), .45, spec=.4)
    box('canvas', (7.3, 7.3, .2), (0, 0, 1.1), canvas); box('apron', (7.32, 7.32, 1.1), (0, 0, .52), dark)
    ring = plate([(x * 1.75, y * 1.75) for x, y in s_poly()], mat('mark', lin('B9790F'), .6), .001, 0.); ring.location = (0, 0, 1.203); ring.rotation_euler = (0, 0, -.35)
    curve('circle', [(1.75 * math.cos(t), 1.75 * math.sin(t), 1.202) for t in np.linspace(0, 2 * math.pi, 120, endpoint=False)], .035, mat('mark2', lin('B9790F'), .6), cyclic=True)
    rope = rope_mats()
    for i, z in enumerate((.42, .72, 1.02, 1.32)):
        for a, b in (((-R, R), (R, R)), ((R, R), (R, -R)), ((R, -R), (-R, -R)), ((-R, -R), (-R, R))):
            curve('rope', [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 1.2 + z) for t in np.linspace(0, 1, 8)], .024, rope[i])
    for i, (x, y) in enumerate(((-R, R), (R, R), (R, -R), (-R, -R))):
        cyl('post', (x * 1.06, y * 1.06, 0), (x * 1.06, y * 1.06, 2.7), .07, mat('post', (.1, .1, .11), .3, metal=.8))
        box('pad', (.26, .26, 1.14), (x * .99, y * .99, 2.07), mat('pad%d' % i, (lin('A81E0C'), lin('0e5a5e'), lin('A81E0C'), lin('0e5a5e'))[i], .4, coat=.3), bevel=.05, rot=(0, 0, .785))
    M1 = dict(belt=mat('belt', lin('C98B1F'), .4), hair=mat('hair', (.006, .005, .005), .6), skin=skin('7a4a2e'), glove=mat('glove', lin('B4200E'), .3, coat=.5), shoe=mat('shoe', (.02, .02, .02), .4), shorts=mat('sh1', lin('5a0f08'), .5, sheen=.5))
    M2 = dict(M1, glove=mat('glove2', lin('0e6e72'), .3, coat=.5), shorts=mat('sh2', lin('0b3436'), .5, sheen=.5), skin=skin('5a3521'))
    add_parts(body.figure(poses.JAB, 'boxer', h=.012), M1, loc=(-.45, -.2, 1.2), yaw=20); add_parts(body.figure(poses.SLIP, 'boxer', h=.012), M2, loc=(.62, .2, 1.2), yaw=200)
    ref = add_parts({k: v_ for k, v_ in body.figure(poses.STAND, 'bowler', h=.014, mass=.9).items()}, dict(M1, shirt=mat('ref', (.35, .34, .32), .7), shorts=dark), loc=(.2, 1.7, 1.2), yaw=-80)
    box('floor', (70, 70, .1), (0, 0, -.05), floor)
    for k, (x, y) in enumerate(((-4.6, 1.), (-4.7, -1.4), (1.2, -4.7), (-1.4, -4.7), (4.7, 0), (0, 4.8))):       # tables at the ring
        box('table', (.7, 2.0, .06) if abs(x) > 4 else (2.0, .7, .06), (x * 1.12, y * 1.12, .75), dark)
        box('lamp', (.2, .5, .01) if abs(x) > 4 else (.5, .2, .01), (x * 1.12, y * 1.12, .79), glow('tl%d' % k, lin('BFE4FF'), 1.2))
    P = seats(); ico = None
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=1, radius=.13); o = bpy.context.object
    iv = np.array([v_.co for v_ in o.data.vertices]); fi = np.array([list(p.vertices) for p in o.data.polygons]); bpy.data.objects.remove(o)
    r = np.random.default_rng(2); n = len(P)
    head = iv[None] * r.uniform(.85, 1.1, (n, 1, 1)) + (P[:, None, :3] + [0, 0, 1.05]); trunk = iv[None] * [1.75, 1.75, 2.6] + (P[:, None, :3] + [0, 0, .62])
    V = np.concatenate([head, trunk]).reshape(-1, 3); Fc = (fi[None] + (np.arange(2 * n) * len(iv))[:, None, None]).reshape(-1, 3)
    mesh('crowd', V, Fc, mat('people', (.10, .085, .075), .85, sheen=.3))
    for row in range(30):
        d = 8.2 + row * .92 - .46; z = .3 + max(0, row - 6) * .40
        for a, b, c, e in ((0, d, 2 * d + .9, .9), (0, -d, 2 * d + .9, .9), (d, 0, .9, 2 * d + .9), (-d, 0, .9, 2 * d + .9)): box('step', (c, e, .1), (a + .46 * (a > 0) - .46 * (a < 0), b + .46 * (b > 0) - .46 * (b < 0), z - .1), dark)
    for a in (0, math.pi / 2, math.pi, -math.pi / 2):                                                              # edge light of the aisles
        c, s_ = math.cos(a), math.sin(a)
        for off in (-2.6, 2.6):
            pts = [(c * d - s_ * off, s_ * d + c * off, .35 + max(0, (d - 8.2) / .92 - 6) * .40) for d in np.linspace(8.2, 35, 40)]
            curve('aisle', pts, .022, glow('aisle', lin('FFB44E'), 2.2), bevel_res=1)
    truss = mat('truss', (.03, .03, .034), .4, metal=.8)
    for s_ in (-1, 1):
        for dz in (0, .35):
            cyl('t', (-4.4, s_ * 4.0, 8.2 + dz), (4.4, s_ * 4.0, 8.2 + dz), .035, truss); cyl('t', (s_ * 4.0, -4.4, 8.2 + dz), (s_ * 4.0, 4.4, 8.2 + dz), .035, truss)
        for i in range(14):
            q = -4.2 + i * .62; cyl('d', (q, s_ * 4., 8.2 if i % 2 else 8.55), (q + .62, s_ * 4., 8.55 if i % 2 else 8.2), .018, truss); cyl('d', (s_ * 4., q, 8.2 if i % 2 else 8.55), (s_ * 4., q + .62, 8.55 if i % 2 else 8.2), .018, truss)
        for i in range(7):
            q = -3.6 + i * 1.2
            for x, y in ((q, s_ * 4.), (s_ * 4., q)): cyl('can', (x, y, 8.15), (x * .97, y * .97, 7.75), .13, truss); sphere('lens', (x * .97, y * .97, 7.74), .11, glow('lens', lin('FFE2B0'), 10), 10)
    area((0, 0, 7.9), (0, 0, 1.2), lin('FFDFA8'), 380, 5.4, spread=70)
    spot((0, 0, 8), (0, 0, 0), lin('FFC56E'), 2400, 112, 1., .8)
    spot((14, 16, 15), (0, 0, 1.5), lin('FFB44E'), 46000, 46, .8, .4); spot((-16, 14, 14), (0, 0, 1.5), lin('9fe0e6'), 20000, 46, .8, .4)
    for k, (x, y) in enumerate(((13, 9), (-5, 17), (9, 18), (17, -2))): spot((x * .4, y * .4, 16), (x, y, 2), (lin('FFB44E'), TEAL, EMBER, lin('FFB44E'))[k], 18000, 52, .8, .4)
    camera((-11.5, -19.0, 17.5), (-3.6, -.4, 1.6), lens=40)
    finish(NAME, transparent=False, bounces=2, clamp=4)


def post():
    cam = cam_of(NAME); w, h = cam['w'], cam['h']; u = w / 1920
    rgb, a, dep = layers(NAME, R=4, k=.5)
    P = seats(); r = np.random.default_rng(8); Q = P[r.random(len(P)) < .11]
    col, it = crowd_colors(len(Q), 5, teal=.05, ember=.02, cool=.35)
    img = rgb + bokeh(cam, Q[:, :3] + [0, 0, .9], col, it * 26 * u * u, rmin=1.0 * u, rmax=3 * u)
    L = [dict(loc=(x, y, 7.8), target=(x * .35, y * .35, 1.2), angle=26, power=.55, col=AMBER, soft=.9) for x, y in ((-3.6, 3.6), (3.6, 3.6), (3.6, -3.6), (-3.6, -3.6), (0, 4), (4, 0))]
    img += shafts(cam, dep, L, far=45, near=8, noise=.6, ext=.03) * .30
    img += radial(w, h, .62, .45, .30, .45)[..., None] * AMBER * .020
    img = bloom(img, .11, .6, streak=.05)
    save(NAME, grade(img, 1.15, vign=.40, left_dark=.35, ca=.0006))


main(build, post)
