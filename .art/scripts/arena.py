"""What many scenes share: the ring and its ropes, the lit crowd behind it, a field under floodlights, and their grades."""
from scene import *

if IN_BLENDER:
    def rope_mats():
        return [mat('r%d' % i, c, .38, spec=.5, coat=.3, bump=(160, .12, .002, 3)) for i, c in
                enumerate(((.30, .27, .23), lin('A81E0C'), (.03, .03, .035), (.34, .27, .18)))]

    def canvas_mat():
        return mat('canvas', (.035, .037, .045), .5, spec=.5, bump=(420, .12, .002, 2), rough_noise=(3.5, .34, .62))

    def far_ropes(y, rope, heights=(.42, .72, 1.02, 1.32), half=4.5):
        for i, z in enumerate(heights):
            curve('far', [(x, y, z - .04 * math.cos(x / half * 1.57)) for x in np.linspace(-half, half, 20)], .019, rope[i % len(rope)], kind='NURBS')

    def corner(x, y, colour, rope, turn=.785):
        """post, pad and buckles of one corner"""
        steel = mat('steel', (.20, .20, .22), .28, metal=.9)
        cyl('post', (x, y, -.6), (x, y, 1.55), .06, steel)
        c, s = math.cos(turn + 2.356), math.sin(turn + 2.356)
        box('pad', (.22, .16, 1.14), (x - .16 * c, y - .16 * s, .87), colour, bevel=.05, rot=(0, 0, turn + .785))

    def parented(parts, loc=(0, 0, 0), turn=(0, 0, 0), scale=1.):
        root = link(bpy.data.objects.new('root', None))
        for p in parts:
            if p.parent is None: p.parent = root
        root.location = loc; root.rotation_euler = turn; root.scale = (scale,) * 3
        return root

    def lathe(name, prof, m, n=96, loc=(0, 0, 0), smooth_angle=35):
        V = [(r * math.cos(2 * math.pi * j / n), r * math.sin(2 * math.pi * j / n), z) for r, z in prof for j in range(n)]
        Fc = [(k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j) for k in range(len(prof) - 1) for j in range(n)]
        o = mesh(name, V, Fc, m, loc=loc); o.data.use_auto_smooth = True; o.data.auto_smooth_angle = math.radians(smooth_angle)
        return o

    def plate(pts, m, depth=.01, bevel=.003, offset=0., res=1):
        """a flat outline, extruded with a chamfer, in the x-y plane"""
        c = bpy.data.curves.new('plate', 'CURVE'); c.dimensions = '2D'; c.fill_mode = 'BOTH'; c.extrude = depth; c.bevel_depth = bevel; c.bevel_resolution = res; c.offset = offset
        sp = c.splines.new('POLY'); sp.points.add(len(pts) - 1)
        for q, (x, y) in zip(sp.points, pts): q.co = (x, y, 0, 1)
        sp.use_cyclic_u = True; c.materials.append(m)
        return link(bpy.data.objects.new('plate', c))

    def ring_key(x=.44, z=1.1, k=1.):
        """the gold back light of the ring, its teal edge and the little fill there is"""
        spot((x + 2., 5.6, 4.4), (x, 0, z), lin('FFCB70'), 1500 * k, 28, .6, .2)
        area((x + .9, .85, z + .65), (x, 0, z), lin('FFC056'), 62 * k, .35, .9)
        area((x - 1.0, .75, z + .35), (x, 0, z), TEAL, 13 * k, .3, .8)
        area((x, .9, z + 1.2), (x, 0, z), lin('FFB44E'), 26 * k, .5)
        area((x + .8, -.8, max(.12, z - .6)), (x, 0, z - .1), EMBER, 2. * k, .4)
        area((x - 1.3, -1.6, z + .6), (x, 0, z), COOLW, 2.4 * k, .9)

    def figure_key(x=1., z=1.2, k=1., side=TEAL):
        """the heroes' light on a standing figure at x"""
        spot((x + 2.2, 6.2, 5.6), (x, .2, .9), lin('FFCB70'), 4200 * k, 30, .6, .25)
        area((x + 1.9, 2.3, 2.8), (x, 0, z + .05), lin('FFC056'), 1300 * k, .7, 1.6)
        area((x - 1.9, 3.0, 3.2), (x, 0, z + .2), lin('FFB74A'), 420 * k, .6, 1.2)
        area((x - 2.5, 2.6, 2.3), (x, 0, z), side, 95 * k, .6, 1.6)
        area((x - .4, 3.4, 5.0), (x - .4, 1.2, 0), lin('FFB44E'), 330 * k, 2.2, spread=100)
        area((-3, -5, 3), (x, 0, 1), COOLW, 5 * k, 3)

    def field_key(x=1., z=.9, k=1.):
        spot((26, 62, 30), (x, 0, z), lin('FFD9A0'), 5.5e5 * k, 30, .4, 1.6)
        spot((-30, 60, 30), (x, 0, z), lin('BFE4FF'), 2.2e5 * k, 30, .4, 1.6)

    def cage(panels=(0, 1, 2, 3), R=4.75, turn=22.5, pad=(lin('7d1609'), (.012, .012, .015)), y=0., pitch=.105, r=.0040, reds=(2,)):
        """the octagon's floor, wire and posts; `panels` are the sides that are drawn, each with the post where it begins"""
        floor = mat('floor', (.022, .023, .029), .5, bump=(300, .12, .002, 2), rough_noise=(2.2, .46, .62))
        bpy.ops.mesh.primitive_cylinder_add(vertices=8, radius=R * 1.032, depth=.2, location=(0, y, -.1), rotation=(0, 0, math.radians(turn)))
        bpy.context.object.data.materials.append(floor)
        wire = mat('wire', (.02, .02, .024), .28, spec=.7, coat=.5); padm = mat('pad', pad[1], .38, spec=.5, coat=.25); red = mat('red', pad[0], .36, coat=.4)
        C = [(R * math.cos(math.radians(turn + 45 * i)), y + R * math.sin(math.radians(turn + 45 * i))) for i in range(8)]
        for i in panels:
            a, b = C[i % 8], C[(i + 1) % 8]
            chainlink('mesh', a, b, .12, 1.78, wire, pitch=pitch, r=r)
            curve('rail', [(*a, 1.80), (*b, 1.80)], .045, padm); curve('rail2', [(*a, .07), (*b, .07)], .05, padm)
        for i in sorted({j % 8 for i in panels for j in (i, i + 1)}): cyl('post', (*C[i], 0), (*C[i], 1.98), .10, red if i in reds else padm)

    def ring_floor(y=2.9, size_=(7.3, 6.4)):
        box('canvas', (*size_, .2), (0, y, -.1), canvas_mat())
else:
    LAMPS = [dict(loc=(2.4, 5.6, 4.4), target=(.4, .2, .9), angle=30, power=1.4, col=AMBER),
             dict(loc=(.2, 6.4, 5.0), target=(-.4, .5, .4), angle=18, power=.5, col=AMBER)]
    HOT = np.array([1., .20, .065], F)

    def ring_night(name, seed=4, crowd=105, rows_y=(9, 34), rows_z=(-.5, 9), edge_x=1.2, spread=2.6, scale=1.15, haze=AMBER, glow_at=(.70, .36, .075), top=(.84, .02, .09),
                   lamps=None, shaft=.34, teal=.035, ember=.03, cool=.15, left_dark=.30, exposure=1.15, truss=0., front=None, dim=.06, n=9000, rmax=44, R=5, vign=.38, near=1.5):
        """behind: crowd and haze; in front: shafts and whatever `front(cam, img)` adds; then the grade"""
        cam = cam_of(name); w, h = cam['w'], cam['h']; u = w / 1920
        rgb, a, dep = layers(name, R=R)
        bg = np.zeros((h, w, 3), F)
        P = stands(n, x=(-24, 24), y=rows_y, z=rows_z, seed=seed, rows=34)
        col, it = crowd_colors(len(P), seed + 9, teal=teal, ember=ember, cool=cool)
        keep = dim + (1 - dim) / (1 + np.exp(-(P[:, 0] - edge_x) / spread))
        bg += bokeh(cam, P, col, it * keep * crowd * u * u, rmax=rmax * u, scale=scale, edge=.5)
        if truss:
            L = np.array([[x, 8.5, 3.95 - .02 * (x - 3) ** 2] for x in (-3.2, -1.4, .4, 2.2, 4.0, 5.8)])
            bg += bokeh(cam, L, np.tile([[1, .74, .38]], (6, 1)).astype(F), np.array([30, 60, 200, 900, 1300, 700.]) * 7 * truss * u * u, rmax=60 * u, scale=2.6)
        bg += radial(w, h, glow_at[0], glow_at[1], .26, .46)[..., None] * haze * glow_at[2] + radial(w, h, top[0], top[1], .36, .5)[..., None] * AMBER * top[2]
        img = over(rgb, a, bg)
        if shaft: img += shafts(cam, np.where(a > .5, dep, 60).astype(F), lamps or LAMPS, far=12, near=near, noise=.75, ext=.05) * shaft
        if front: img = front(cam, img)
        img = bloom(img, .10, .6, streak=.05)
        save(name, grade(img, exposure, vign=vign, left_dark=left_dark, ca=.0006))

    def field_night(name, towers=((-30, 140, 25), (44, 140, 26)), strong=1, seed=3, crowd=24, scale=1.0, teal=.05, cool=.15, sky=(.0025, .006, .011), horizon=.55,
                    haze=AMBER, front=None, left_dark=.42, exposure=1.2, R=5, lamp=2.2, rim=(.030, .019, .007)):
        cam = cam_of(name); w, h = cam['w'], cam['h']; u = w / 1920
        rgb, a, dep = layers(name, R=R)
        bg = np.zeros((h, w, 3), F); Y = np.linspace(0, 1, h)[:, None, None].astype(F)
        bg += np.array(sky, F) * (1 - Y) + np.array(rim, F) * np.exp(-((Y - horizon) / .16) ** 2)
        r = np.random.default_rng(seed); n = 14000
        th = r.uniform(-.95, .95, n); row = r.integers(0, 40, n) / 40; rad = 82 + 30 * row + (row > .5) * 5
        P = np.stack([rad * np.sin(th), rad * np.cos(th), 1.5 + 15 * row + (row > .5) * 3.0], 1)
        col, it = crowd_colors(n, seed + 4, teal=teal, ember=.02, cool=cool)
        it = it * (.25 + 1.5 * np.clip(np.sin(th * 23 + row * 5) * np.sin(th * 9 - 2) + .35, 0, 1)) * (.16 + .84 / (1 + np.exp(-(th - .02) / .09)))
        bg += bokeh(cam, P, col, it * crowd * u * u, rmax=34 * u, scale=scale, edge=.5)
        for i, (x, y, z) in enumerate(towers):
            pw = .8 if i == strong else .16
            L = np.array([[x + (i_ - 2.5) * lamp, y, z + (j - 1.5) * lamp] for i_ in range(6) for j in range(4)])
            bg += bokeh(cam, L, np.tile([[1, .93, .80]], (24, 1)).astype(F), np.full(24, 1500. * pw) * u * u, rmax=26 * u, scale=1.0)
            px, py, _ = project(cam, [[x, y, z]])
            bg = flare(bg, px[0], py[0], np.array([1., .84, .58], F), .7 * pw, size=.10, core=.022, halo=.08)
            bg += radial(w, h, px[0] / w, py[0] / h, .32, .45)[..., None] * np.array([1., .72, .40], F) * .05 * pw
        img = over(rgb, a, bg) + radial(w, h, .74, .30, .38, .5)[..., None] * haze * .016
        if front: img = front(cam, img)
        img = bloom(img, .09, .6, streak=.06)
        save(name, grade(img, exposure, vign=.36, left_dark=left_dark, ca=.0006, tone=.5))

    def motes(cam, img, lo, hi, n=260, col=(1., .80, .50), power=.8, drift=.002, fall=(0, 0, 0), seed=8, scale=.6, spread=.9):
        """dust, sparks or scraps in the light, in a box"""
        u = cam['w'] / 1920; r = np.random.default_rng(seed)
        D = r.uniform(lo, hi, (n, 3))
        return img + streaks(cam, D, D + r.normal(0, drift, (n, 3)) + np.array(fall), np.tile([col], (n, 1)).astype(F), r.lognormal(-.6, spread, n) * power * u * u, scale=scale)
